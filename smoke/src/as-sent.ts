/** What runs in pages, as text: whether what is not a part's own stands as the server sent it. */

/**
 * What search engines read after the scripts have run, too; the links, texts and pictures of header and footer, `folded` where they may
 * be folded; the places of slots; and what stands beside header, page and footer.
 */
export type Sent = {
  head: string[];
  links: string[];
  words: string[];
  folded: string[];
  slots: string[];
  beside: string[];
};

const start = '(element) => element.outerHTML.slice(0, element.outerHTML.indexOf(">") + 1)';
const besideQuery = 'body>:not([data-frame],script,style,link,noscript),[data-frame]>:not(header,main,footer)';

const CANONICAL = '<link rel="canonical"';

const read = `(page) => {
  const start = ${start};
  const all = (query, say) => [...page.querySelectorAll(query)].filter((element) => !element.closest('noscript')).map((element) => [element, say(element)]);
  // What stands in for scripts, as a menu that folds by itself, goes when they have come.
  const isFolded = ([element]) => element.closest('details') !== null;
  const said = (pairs) => pairs.map(([, words]) => words).filter(Boolean);
  const lasting = (query, say) => said(all(query, say).filter((pair) => !isFolded(pair)));
  const ownText = ({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join('').trim();
  const shown = all('[data-frame]>:is(header,footer),[data-frame]>:is(header,footer) *', (element) =>
    element.matches('img,video,canvas,iframe') ? start(element) : ownText(element));
  return {
    head: lasting('head>title,meta[name="robots" i],meta[name="googlebot" i],meta[name="description"],link[rel="canonical"]', (element) => start(element) + element.textContent),
    links: lasting('[data-frame]>header a[href],[data-frame]>footer a[href]', (link) => '<a href="' + link.getAttribute('href') + '">' + link.textContent),
    words: said(shown.filter((pair) => !isFolded(pair))),
    folded: said(shown.filter(isFolded)),
    slots: lasting('[data-slot]', ({ dataset }) => 'the slot ' + dataset.slot),
    beside: lasting('${besideQuery}', start),
  };
}`;

/** For a page of its own: the site's policy lets no script of its pages read a document from text. */
export const sentIn = (html: string): string =>
  `(${read})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`;

/** After a link the router writes the canonical address: in a preview, which search engines must not keep, it takes it away. */
export const withoutCanonical = (sent: Sent): Sent => ({
  ...sent,
  head: sent.head.filter((one) => !one.startsWith(CANONICAL)),
});

export const notAsSent = (sent: Sent): string => `(() => {
  const sent = ${JSON.stringify(sent)};
  const now = (${read})(document);
  const missing = (kind) => sent[kind].filter((one) => !now[kind].includes(one));
  const head = [...sent.head];
  // One by one: a preview says of itself already that it is not to be found.
  const isTold = (one) => ${JSON.stringify(sent.head.some((one) => one.startsWith(CANONICAL)))} || !one.startsWith('${CANONICAL}');
  const added = now.head.filter(isTold).filter((one) => !head.includes(one) || !head.splice(head.indexOf(one), 1));
  const hidden = [...document.querySelectorAll('[data-frame]>header,[data-frame]>footer')]
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(({ localName }) => 'the ' + localName);
  const words = [...now.words, ...now.folded];
  const written = words.filter((one) => !sent.words.includes(one) && !sent.folded.includes(one));
  // What lies over the page has rules of its own; this takes room in it.
  const start = ${start};
  const beside = [...document.querySelectorAll('${besideQuery}')].filter((element) =>
    !sent.beside.includes(start(element)) && element.offsetHeight > 1 && !['fixed', 'absolute'].includes(getComputedStyle(element).position));
  const told = (words, found) => (found.length > 0 ? [words + ': ' + found.slice(0, 3).join(', ')] : []);
  return [
    ...told('it changes what the page says of itself', [...added, ...head]),
    ...told('it takes away, changes or hides what is not its own', [...missing('links'), ...sent.words.filter((one) => !words.includes(one)), ...missing('slots'), ...hidden]),
    ...told('it writes into header or footer', written.map((one) => one.slice(0, 80))),
    ...told('it adds to the page what takes room beside header, page and footer', beside.map(start)),
  ];
})()`;

/** What a page says of itself, with the frame's links and the places of slots, as it stands. */
export const asItStands = `(${read})(document)`;
