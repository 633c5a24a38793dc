/** A rejection that nobody awaits yet is not an error of the page; whoever shows the value will meet it. */
export function quiet<T>(value: T): T {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  for (const part of [value, ...parts]) if (part instanceof Promise) part.catch(() => undefined);
  return value;
}
