/**
 * Guards JavaScript's built-in objects, which all parts in a renderer share: if one part changes them, the pages of all
 * parts change.
 */

const classes = [
  ...['Array', 'Boolean', 'Date', 'Error', 'Function', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String'],
  ...['Symbol', 'URL', 'URLSearchParams', 'WeakMap', 'WeakSet'],
];
const others = ['Intl', 'JSON', 'Math', 'Reflect', 'queueMicrotask', 'structuredClone', 'setTimeout', 'setInterval'];

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const look = (object: object): Descriptors =>
  new Map(
    Reflect.ownKeys(object).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      return descriptor ? [[key, descriptor] as const] : [];
    }),
  );

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Object.is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set;

/** Restores what has changed, and returns its names. */
function restore(name: string, object: object, before: Descriptors, keys: Iterable<PropertyKey>): string[] {
  const now = look(object);
  return [...keys].flatMap((key) => {
    const was = before.get(key);
    if (isSame(was, now.get(key))) return [];
    if (was) Reflect.defineProperty(object, key, was);
    else Reflect.deleteProperty(object, key);
    return [`${name}.${String(key)}`];
  });
}

/**
 * Remembers the built-in objects as they are now. The returned function restores them, and returns the names of what
 * was changed.
 */
export function watchIntrinsics(): () => string[] {
  const names = [...classes, ...others];
  const globals = look(globalThis);
  const watched = names.flatMap((name) => {
    const value = globals.get(name)?.value as { prototype?: object } & object;
    const parts = [
      [name, value] as const,
      ...(classes.includes(name) ? [[`${name}.prototype`, value.prototype ?? {}] as const] : []),
    ];
    return parts.map(([title, object]) => ({ title, object, before: look(object) }));
  });
  return () => [
    ...restore('globalThis', globalThis, globals, names),
    ...watched.flatMap(({ title, object, before }) =>
      restore(title, object, before, new Set([...before.keys(), ...Reflect.ownKeys(object)])),
    ),
  ];
}
