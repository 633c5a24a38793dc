import type { Page } from '@playwright/test';

declare global {
  interface Window {
    showOriginal?: () => void;
  }
}

/**
 * Translates the page, and whatever comes into it, into capitals, as Chrome's and Edge's translators do it: for each text
 * stands a `<font>`, which takes its place or takes it in. Runs in the page.
 */
function translate(how: 'in its place' | 'around it'): void {
  const originals = new Map<Element, string>();
  const done = new WeakSet<Node>();
  const translateText = (text: Text) => {
    const skipped = text.parentElement?.closest('script, style, textarea, title, noscript, svg');
    if (done.has(text) || !text.data.trim() || skipped) return;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    font.append(inner);
    text.replaceWith(font);
    originals.set(font, text.data);
    if (how === 'in its place') inner.append(text.data.toUpperCase());
    else {
      inner.append(text);
      text.data = text.data.toUpperCase();
    }
    if (inner.firstChild) done.add(inner.firstChild);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  document.documentElement.lang = 'es';
  translateIn(document.body);
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateIn(node);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  window.showOriginal = () => {
    watch.disconnect();
    document.documentElement.lang = 'en';
    for (const [font, words] of originals) font.replaceWith(words);
  };
}

export type Translator = Parameters<typeof translate>[0];

export const translatePage = (page: Page, how: Translator): Promise<void> => page.evaluate(translate, how);

/** Before any script of the page has run. */
export const translateFromTheStart = (page: Page) =>
  page.addInitScript(
    `addEventListener('readystatechange', () => (${translate})('in its place'), { capture: true, once: true })`,
  );

export const showOriginal = (page: Page): Promise<void> => page.evaluate(() => window.showOriginal?.());
