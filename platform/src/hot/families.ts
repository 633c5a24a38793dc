/**
 * Exchanges components in place over a site whose React is built for visitors. React's own hot reload needs its development build;
 * here each component of the part on this machine stands behind a stand-in, which draws its latest version and keeps its state.
 */

import {
  Component,
  type ComponentType,
  createElement,
  type ElementType,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { type Family, getFamilyByType, type Update } from 'react-refresh/runtime';

type Props = Record<string, unknown>;
type StandIn = {
  Component: ComponentType<Props>;
  /** Shows the latest version; one whose hooks are others begins anew. */
  show: (isStale: boolean) => void;
};

const standIns = new WeakMap<Family, StandIn>();

type Plain = (props: Props) => ReactNode;

const isPlain = (type: ElementType): type is Plain => typeof type === 'function' && !type.prototype?.isReactComponent;

/** What `React.lazy` makes. Its component, once loaded, is handed over as it is; until then a promise is thrown, for which React waits. */
type Lazy = { _init: (payload: unknown) => ElementType; _payload: unknown };

const isLazy = (type: unknown): type is Lazy =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.lazy');

/** Whether its latest version can be drawn in the place of the one before. */
const isExchanged = (type: ElementType): boolean => isPlain(type) || isLazy(type);

/** A function of its own, so that React takes another one for another component. */
function bodyOf(family: Family): ElementType {
  if (!isExchanged(family.current)) return family.current;
  return (props: Props) => {
    const { current } = family;
    return isLazy(current)
      ? createElement(standInFor(current._init(current._payload)), props)
      : (current as Plain)(props);
  };
}

let hasThrown = false;

/** Remembers that a component threw, and leaves the error to the site's own boundaries, as for visitors. */
class Witness extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    hasThrown = true;
    return { failure: { error } };
  }

  override render(): ReactNode {
    if (this.state.failure) throw this.state.failure.error;
    return this.props.children;
  }
}

function createStandIn(family: Family): StandIn {
  let shown = { body: bodyOf(family) };
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    Component(props) {
      const { body } = useSyncExternalStore(listen, () => shown);
      // Props of the same identity would be taken for no change at all.
      return createElement(Witness, null, createElement(body, { ...props }));
    },
    show(isStale) {
      shown = { body: isStale || !isExchanged(family.current) ? bodyOf(family) : shown.body };
      for (const listener of listeners) listener();
    },
  };
}

/** Lazy ones that the refresh runtime does not know, for no variable holds them: each is a family by itself. */
const unnamed = new WeakMap<object, Family>();

function familyOf(type: ElementType): Family | undefined {
  const family = getFamilyByType(type) ?? unnamed.get(Object(type));
  if (family || !isLazy(type)) return family;
  const made = { current: type as ElementType };
  unnamed.set(type, made);
  return made;
}

/** What is drawn for a type: its stand-in where it is a component of this part, else itself. */
export function standInFor(type: ElementType): ElementType {
  const family = familyOf(type);
  if (!family) return type;
  const known = standIns.get(family);
  if (known) return known.Component;
  const standIn = createStandIn(family);
  standIns.set(family, standIn);
  return standIn.Component;
}

/** Shows new versions. A family without a stand-in is not on the page yet. */
function show({ updatedFamilies, staleFamilies }: Update): void {
  for (const family of updatedFamilies) standIns.get(family)?.show(false);
  for (const family of staleFamilies) standIns.get(family)?.show(true);
  if (!hasThrown) return;
  hasThrown = false;
  // The edit may have mended what threw. Boundaries of the site try again when the network comes back, so that is what they are told.
  dispatchEvent(new Event('online'));
}

type Hook = {
  inject: (renderer: object) => number;
  onCommitFiberRoot: (renderer: number, root: object) => void;
};

/** React's refresh runtime tells every renderer of the page about new versions: this module registers as one, with one root. */
function introduce(): void {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
  if (!hook) throw new Error('React’s refresh runtime is not there: it comes with the entry of the compilation');
  const renderer = {
    setRefreshHandler: () => undefined,
    scheduleRefresh: (_root: object, update: Update) => show(update),
  };
  hook.onCommitFiberRoot(hook.inject(renderer), { current: { alternate: null } });
}

introduce();
