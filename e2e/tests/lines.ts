/** On how many lines the number of each price stands. */
export const linesOfNumber = (prices: Element[]): number[] =>
  prices.map((price) => {
    const texts = document.createTreeWalker(price, NodeFilter.SHOW_TEXT);
    const number = document.createRange();
    const text = texts.nextNode();
    if (!text) return 0;
    number.selectNodeContents(text);
    return number.getClientRects().length;
  });
