/** The site's peers, made from the site itself: the same pages, texts and pictures, delivered in other ways. */

export type Peer = { name: string; says: string; change: (html: string) => string };

const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<script type="application\/json" id="page-state">.*?<\/script>/s, '');

/** Removes the body and its page state, so that the browser renders the page from nothing. */
function withoutServerView(html: string): string {
  const bare = html.replace(/(<div id="root">).*?(<\/div><script type="application\/json" id="page-state">)/s, '$1$2');
  return bare.replace(/(id="page-state">)(.*?)(<\/script>)/s, (_, open: string, json: string, close: string) => {
    const { rendered: _rendered, ...state } = JSON.parse(json) as Record<string, unknown>;
    return open + JSON.stringify(state).replaceAll('<', '\\u003c') + close;
  });
}

export const peers: readonly Peer[] = [
  { name: 'ours', says: 'as it is served', change: (html) => html },
  { name: 'static', says: 'its twin without a script: the floor', change: withoutScripts },
  { name: 'browser-drawn', says: 'the same remotes without server rendering', change: withoutServerView },
];
