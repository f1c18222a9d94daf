// Read only by browsers that are too old for everything else here.

(function () {
  var words = self.biontContents.words, wanted = (navigator.language || "en").slice(0, 2);
  var said = words[wanted] || words.en;
  document.getElementById("bar").hidden = true;
  document.getElementById("step").textContent = said["shell-too-old"] + " " + said["shell-otherwise"];
})();
