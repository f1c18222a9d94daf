"""What goes out: a wheel and a source archive, built twice, looked through, installed and used as strangers would."""
