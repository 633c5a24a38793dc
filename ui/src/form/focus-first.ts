/** Focuses the first control of a form, in page order, whose name is in `errors`. False if there is none. */
export function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): boolean {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (!(first instanceof HTMLElement)) return false;
  first.focus();
  return true;
}
