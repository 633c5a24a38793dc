/**
 * Replaces components in place on a site that runs React's production build. React's own hot reload needs its
 * development build, so here each component of the developed part has a stand-in, which renders the latest version and
 * keeps its state.
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
  /** Renders the latest version. If its hooks have changed (`isStale`), its state is lost. */
  show: (isStale: boolean) => void;
};

const standIns = new WeakMap<Family, StandIn>();

type Plain = (props: Props) => ReactNode;

const isPlain = (type: ElementType): type is Plain => typeof type === 'function' && !type.prototype?.isReactComponent;

/**
 * What `React.lazy` returns. `_init` returns the component if it is loaded. Until then it throws a promise, for which
 * React waits.
 */
type Lazy = { _init: (payload: unknown) => ElementType; _payload: unknown };

const isLazy = (type: unknown): type is Lazy =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.lazy');

/** Whether the latest version can be rendered in place of the one before. */
const isExchanged = (type: ElementType): boolean => isPlain(type) || isLazy(type);

/** Returns a new function each time, so that React takes it for another component. */
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

/** Records that a component threw, and passes the error on to the site's own boundaries. */
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
      // With the same props object, React would skip the render.
      return createElement(Witness, null, createElement(body, { ...props }));
    },
    show(isStale) {
      shown = { body: isStale || !isExchanged(family.current) ? bodyOf(family) : shown.body };
      for (const listener of listeners) listener();
    },
  };
}

/** Lazy components that are in no variable, so the refresh runtime does not know them. Each is its own family. */
const unnamed = new WeakMap<object, Family>();

function familyOf(type: ElementType): Family | undefined {
  const family = getFamilyByType(type) ?? unnamed.get(Object(type));
  if (family || !isLazy(type)) return family;
  const made = { current: type as ElementType };
  unnamed.set(type, made);
  return made;
}

/** The stand-in of a type if it is a component of this part, else the type itself. */
export function standInFor(type: ElementType): ElementType {
  const family = familyOf(type);
  if (!family) return type;
  const known = standIns.get(family);
  if (known) return known.Component;
  const standIn = createStandIn(family);
  standIns.set(family, standIn);
  return standIn.Component;
}

/** Renders new versions. A family without a stand-in is not on the page yet. */
function show({ updatedFamilies, staleFamilies }: Update): void {
  for (const family of updatedFamilies) standIns.get(family)?.show(false);
  for (const family of staleFamilies) standIns.get(family)?.show(true);
  if (!hasThrown) return;
  hasThrown = false;
  // The edit may have repaired what threw. The site's boundaries try again when the network comes back, so that event
  // is sent.
  dispatchEvent(new Event('online'));
}

type Hook = {
  inject: (renderer: object) => number;
  onCommitFiberRoot: (renderer: number, root: object) => void;
};

/**
 * Registers this module as a renderer with one root, because React's refresh runtime tells every renderer about new
 * versions.
 */
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
