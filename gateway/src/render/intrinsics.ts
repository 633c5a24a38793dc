/**
 * Guards JavaScript's and Node's built-in objects, which all parts in a renderer share: if one part changes them, the
 * pages of all parts change. What it looks with was taken before any part came: neither a method nor an iterator of them
 * may be a part's.
 */

const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, isExtensible, ownKeys } = Reflect;
const { setPrototypeOf } = Reflect;
const { is } = Object;
const text = String;

/** By these, code finds out whether it runs in a browser. No server has them, and all parts share its globals. */
const ofBrowsers: Readonly<Record<PropertyKey, true>> = Object.assign(Object.create(null), {
  document: true,
  fetch: true,
  HTMLElement: true,
  location: true,
  matchMedia: true,
  self: true,
  window: true,
  XMLHttpRequest: true,
});

/** What stands behind the language's syntax, or behind an accessor, and has no name to be found by. */
const unnamed: ReadonlyArray<readonly [name: string, behind: object]> = [
  ['an async function', async () => undefined],
  ['a generator', (function* () {})()],
  ['an async generator', (async function* () {})()],
  ['an iterator of Array', [].values()],
  ['an iterator of Map', new Map().values()],
  ['an iterator of Set', new Set().values()],
  ['an iterator of String', ''[Symbol.iterator]()],
  ['an iterator of RegExp', ''.matchAll(/./g)],
  ['a Buffer', Buffer.alloc(0)],
];

type Look = {
  name: string;
  object: object;
  keys: readonly PropertyKey[];
  descriptors: Record<PropertyKey, PropertyDescriptor>;
  prototype: object | null;
  isExtensible: boolean;
};

function look(name: string, object: object): Look {
  const descriptors: Record<PropertyKey, PropertyDescriptor> = Object.create(null);
  const keys = ownKeys(object);
  for (const key of keys) {
    const descriptor = getOwnPropertyDescriptor(object, key);
    if (descriptor) descriptors[key] = descriptor;
  }
  return { name, object, keys, descriptors, prototype: getPrototypeOf(object), isExtensible: isExtensible(object) };
}

/** Classes and namespaces; a method is compared as what it is, and not looked into. */
const hasNames = (value: unknown): value is object =>
  typeof value === 'function' ? Boolean(value.prototype) : typeof value === 'object' && value !== null;

/** What became read-only has changed: another part that writes it throws from then on. */
const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  other !== undefined &&
  is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set &&
  one.writable === other.writable &&
  one.configurable === other.configurable;

/** Restores what has changed, and adds its names to `changed`: once, if it cannot be restored. */
function restore(before: Look, changed: string[]): void {
  const { name, object, keys, descriptors } = before;
  const note = (what: string) => {
    changed[changed.length] = name + what;
  };
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index];
    const was = key === undefined ? undefined : descriptors[key];
    if (key === undefined || !was) continue;
    const now = getOwnPropertyDescriptor(object, key);
    if (isSame(was, now)) continue;
    if (!defineProperty(object, key, was)) {
      if (now) descriptors[key] = now;
      else deleteProperty(descriptors, key);
    }
    note(`.${text(key)}`);
  }
  const present = ownKeys(object);
  for (let index = 0; index < present.length; index += 1) {
    const key = present[index];
    // Libraries have global names of their own.
    if (key === undefined || descriptors[key] || (object === globalThis && !ofBrowsers[key])) continue;
    const added = getOwnPropertyDescriptor(object, key);
    if (!deleteProperty(object, key) && added) descriptors[key] = added;
    note(`.${text(key)}`);
  }
  const derived = getPrototypeOf(object);
  if (derived !== before.prototype) {
    if (!setPrototypeOf(object, before.prototype)) before.prototype = derived;
    note('.[[Prototype]]');
  }
  if (before.isExtensible && !isExtensible(object)) {
    before.isExtensible = false;
    note(', which takes no more names');
  }
}

/**
 * Remembers everything that has a name in the global object, as it is now. The returned function restores it, and returns
 * the names of what was changed.
 */
export function watchIntrinsics(): () => string[] {
  const seen = new Set<object>();
  const looks: Look[] = [];
  function watch(name: string, object: object): void {
    if (seen.has(object)) return;
    seen.add(object);
    const taken = look(name || 'globalThis', object);
    looks.push(taken);
    for (const key of taken.keys) {
      const value: unknown = taken.descriptors[key]?.value;
      if (hasNames(value)) watch(name ? `${name}.${text(key)}` : text(key), value);
    }
    if (taken.prototype) watch(`${taken.name}.[[Prototype]]`, taken.prototype);
  }
  watch('', globalThis);
  for (const [name, behind] of unnamed) {
    const prototype = getPrototypeOf(behind);
    if (prototype) watch(name, prototype);
  }
  return () => {
    const changed: string[] = [];
    for (let index = 0; index < looks.length; index += 1) {
      const before = looks[index];
      if (before) restore(before, changed);
    }
    return changed;
  };
}
