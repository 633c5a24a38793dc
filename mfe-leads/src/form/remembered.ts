/** The sender's name, email and phone, stored in this browser only, if the sender ticked the box. */

const KEY = 'visitor';
const NAMES = ['name', 'email', 'phone'] as const;

/** The name of the checkbox, the same in every form. */
export const REMEMBER = 'remember';

/** What is stored. Undefined if storage is blocked or holds something else. */
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

/** Fills empty fields, by `defaultValue`, so that this does not count as the visitor's input. */
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

/** Stores the visitor, or forgets them. Returns whether they are stored. */
function keep(visitor: Record<string, string> | undefined): boolean {
  try {
    if (visitor) localStorage.setItem(KEY, JSON.stringify(visitor));
    else localStorage.removeItem(KEY);
    return visitor !== undefined;
  } catch {
    // Storage is blocked or full, so the next form will be empty.
    return false;
  }
}

/**
 * After a message was sent: remembers the sender or forgets them, as the checkbox says. Sets the form's default values
 * to match.
 */
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
