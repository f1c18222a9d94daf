// Shows notices of this server when no page is open. It keeps no pages and answers for none.

self.addEventListener("push", (event) => {
  const { title, body, address, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { address } }));
});

// A click leads to the table: to the page that shows it, if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => page.url.startsWith(address));
    return open ? open.focus() : self.clients.openWindow(address);
  })());
});
