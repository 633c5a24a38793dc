/**
 * A page that the visitor's browser translates. Chrome's and Edge's translators put a `<font>` in the place of each text, or
 * around it, while React goes on with the text: what it says anew is seen by nobody, and to take it away, or to put something before it,
 * throws, which would break the part. So what stands in the place of a text is remembered, and React's calls are led there.
 */

const FONT = 'FONT';

/** What stands in the place of a text. */
const places = new WeakMap<Node, ChildNode>();
/** The text for which something stands. */
const texts = new WeakMap<Node, Node>();

let isSeen = false;

/** Whether a translator was seen, or has said into which language it translates. */
export const isTranslated = (): boolean => isSeen || document.documentElement.lang !== 'en';

/** The child of `parent` in which the text stands. */
function placeIn(parent: Node, text: Node): Node {
  if (text.parentNode === parent) return text;
  let place: Node | null = places.get(text) ?? text;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place ?? text;
}

/** Nothing of the document's own is changed before a translator is seen. */
function leadReact(): void {
  if (isSeen) return;
  isSeen = true;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, placeIn(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placeIn(this, before));
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, words: string | null) {
      value?.set?.call(this, words);
      // The translator finds the text in its old place, and translates it once more.
      if (!this.isConnected) places.get(this)?.replaceWith(this);
    },
  });
}

const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === FONT;

function notice({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const [removed] = removedNodes;
  if (!removed) return;
  const text = texts.get(removed);
  // The original is shown again, by a text of the translator's own.
  const place = text ? addedNodes[0] : [addedNodes[0], previousSibling, nextSibling].find(isFont);
  if (!place || (!text && removed.nodeType !== Node.TEXT_NODE)) return;
  leadReact();
  places.set(text ?? removed, place as ChildNode);
  if (!texts.has(place)) texts.set(place, text ?? removed);
}

export function followTranslations(): void {
  if (document.querySelector(FONT)) leadReact();
  new MutationObserver((records) => records.forEach(notice)).observe(document.body, { childList: true, subtree: true });
}
