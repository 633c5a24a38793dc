/** Who writes, kept in this browser alone for whoever ticked the box for it. */

const KEY = 'visitor';
const NAMES = ['name', 'email', 'phone'] as const;

/** The box's name in every form. */
export const REMEMBER = 'remember';

/** What was kept; nothing where storage is blocked or somebody else wrote there. */
function kept(): Partial<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Fills in what is empty, as if the page had come with it: it is no input of the visitor's. */
export function fillIn(form: HTMLFormElement): void {
  const visitor = kept();
  if (!visitor) return;
  for (const name of NAMES) {
    const field = fieldOf(form, name);
    const value = visitor[name];
    if (field && field.value === '' && typeof value === 'string') field.defaultValue = value;
  }
  const box = fieldOf(form, REMEMBER);
  if (!box) return;
  box.defaultChecked = true;
  box.checked = true;
}

/** Keeps it, or forgets it. Answers whether it is kept. */
function keep(visitor: Record<string, string> | undefined): boolean {
  try {
    if (visitor) localStorage.setItem(KEY, JSON.stringify(visitor));
    else localStorage.removeItem(KEY);
    return visitor !== undefined;
  } catch {
    // Storage is blocked or full: the next form is empty again.
    return false;
  }
}

/** After a message has been sent: keeps who sent it, or forgets, as the box says. What the form goes back to then says the same. */
export function remember(form: HTMLFormElement): void {
  const box = fieldOf(form, REMEMBER);
  if (!box) return;
  const visitor = Object.fromEntries(NAMES.map((name) => [name, fieldOf(form, name)?.value.trim() ?? '']));
  const isKept = keep(box.checked ? visitor : undefined);
  box.defaultChecked = isKept;
  for (const name of NAMES) {
    const field = fieldOf(form, name);
    if (field) field.defaultValue = isKept ? (visitor[name] ?? '') : '';
  }
}
