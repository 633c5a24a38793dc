/**
 * Marks promises as handled, so that a rejection nobody awaits yet is not reported as an error. The component that
 * reads the value gets the rejection.
 */
export function quiet<T>(value: T): T {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  for (const part of [value, ...parts]) if (part instanceof Promise) part.catch(() => undefined);
  return value;
}
