/** Finds input in lead forms that was typed and not sent. */

/** Marks a form that the popup must not disturb. */
export const leadFormMark = { 'data-lead-form': '' };

export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  // The value of a checkbox is the same whether it is ticked or not.
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue;
}

export const hasUnsentInput = (): boolean =>
  [...document.querySelectorAll<HTMLFormElement>('[data-lead-form]')].some((form) =>
    [...form.elements].some(isChanged),
  );
