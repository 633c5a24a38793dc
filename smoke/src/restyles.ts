/** What runs in the page itself, as text: which rule of a part styles what another part has drawn. */

/**
 * A selector may begin with a class of its part and go on to any element below it, and below it may be another part's
 * slot. So each slot is asked for elements that the sheets of other parts select; the shell's sheets are for all.
 */
export const restyles = `(() => {
  const partOf = (sheet) => /\\/releases\\/mfe-([^/]+)\\//.exec(sheet.href ?? sheet.ownerNode?.dataset?.href ?? '')?.[1];
  // What is there now and then, as under a pointer, and what is no element: asked as if it were always there.
  const always = (selector) =>
    selector.replace(/:(hover|active|focus|focus-visible|focus-within)(?![\\w-])/g, '').replace(/::[\\w-]+(\\([^()]*\\))?/g, '');
  const within = (selector, around) => {
    if (!around) return selector;
    return selector.includes('&') ? selector.replaceAll('&', ':is(' + around + ')') : ':is(' + around + ') ' + selector;
  };
  const selectorsOf = (rules, around) => [...rules].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule ? within(rule.selectorText, around) : around;
    const nested = rule.cssRules && !(rule instanceof CSSKeyframesRule) ? selectorsOf(rule.cssRules, own) : [];
    return rule instanceof CSSStyleRule ? [own, ...nested] : nested;
  });
  const slots = [...document.querySelectorAll('[data-slot]')].map((slot) => ({ slot, name: slot.dataset.slot }));
  const select = (slot, selector) => {
    try {
      return [...slot.querySelectorAll(always(selector))].find((element) => element.closest('[data-slot]') === slot);
    } catch {
      // Without what was taken out it is no selector any more.
      return undefined;
    }
  };
  const found = new Set();
  for (const sheet of document.styleSheets) {
    const part = partOf(sheet);
    const others = part ? slots.filter(({ name }) => !name.startsWith(part + '/')) : [];
    for (const selector of others.length > 0 ? selectorsOf(sheet.cssRules) : [])
      for (const { slot, name } of others) {
        const element = select(slot, selector);
        if (element) found.add('its rule ' + selector.slice(0, 80) + ' styles a <' + element.localName + '> of the slot ' + name);
      }
  }
  return [...found].slice(0, 3);
})()`;
