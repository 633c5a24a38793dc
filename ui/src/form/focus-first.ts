/** Leads to the first control of a form, in the order of the page, whose name is among the errors; false where there is none. */
export function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): boolean {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (!(first instanceof HTMLElement)) return false;
  first.focus();
  return true;
}
