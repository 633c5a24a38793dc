/** Finds what a visitor has typed into a lead form and not sent yet. */

/** Marks a form whose input must not be disturbed. */
export const leadFormMark = { 'data-lead-form': '' };

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  // Its value is what it would send, ticked or not.
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== control.defaultChecked;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue;
}

export const hasUnsentInput = (): boolean =>
  [...document.querySelectorAll<HTMLFormElement>('[data-lead-form]')].some((form) =>
    [...form.elements].some(isChanged),
  );
