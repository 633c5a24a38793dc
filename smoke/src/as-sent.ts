/** What runs in pages, as text: whether what is not a part's own stands as the server sent it. */

/** What search engines read after the scripts have run, too; the links of header and footer; the places of slots. */
export type Sent = { head: string[]; links: string[]; slots: string[] };

const read = `(page) => {
  const start = (element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
  // What stands in for scripts, as a menu that folds by itself, goes when they have come.
  const all = (query, say) => [...page.querySelectorAll(query)].filter((element) => !element.closest('noscript,details')).map(say);
  return {
    head: all('head>title,meta[name="robots" i],meta[name="googlebot" i],meta[name="description"],link[rel="canonical"]', (element) => start(element) + element.textContent),
    links: all('[data-frame]>header a[href],[data-frame]>footer a[href]', (link) => '<a href="' + link.getAttribute('href') + '">' + link.textContent),
    slots: all('[data-slot]', ({ dataset }) => 'the slot ' + dataset.slot),
  };
}`;

/** For a page of its own: the site's policy lets no script of its pages read a document from text. */
export const sentIn = (html: string): string =>
  `(${read})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`;

export const notAsSent = (sent: Sent): string => `(() => {
  const sent = ${JSON.stringify(sent)};
  const now = (${read})(document);
  const missing = (kind) => sent[kind].filter((one) => !now[kind].includes(one));
  const head = [...sent.head];
  // One by one: a preview says of itself already that it is not to be found.
  const added = now.head.filter((one) => !head.includes(one) || !head.splice(head.indexOf(one), 1));
  const hidden = [...document.querySelectorAll('[data-frame]>header,[data-frame]>footer')]
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(({ localName }) => 'the ' + localName);
  const told = (words, found) => (found.length > 0 ? [words + ': ' + found.slice(0, 3).join(', ')] : []);
  return [
    ...told('it changes what the page says of itself', [...added, ...head]),
    ...told('it takes away, changes or hides what is not its own', [...missing('links'), ...missing('slots'), ...hidden]),
  ];
})()`;

/** What a page says of itself, with the frame's links and the places of slots, as it stands. */
export const asItStands = `(${read})(document)`;
