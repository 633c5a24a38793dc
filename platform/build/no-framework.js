// Replaces the router's framework mode, which prefetches pages by a manifest that does not exist here. It would cost
// every page two kilobytes.
import { createContext } from 'react';

const FrameworkContext = createContext(undefined);

const refuse = () => {
  throw new Error('The router is no framework here');
};

const mergeRefs = (ref) => ref;
const usePrefetchBehavior = () => [false, undefined, {}];

export {
  FrameworkContext,
  mergeRefs,
  refuse as CRITICAL_CSS_DATA_ATTRIBUTE,
  refuse as Links,
  refuse as Meta,
  refuse as PrefetchPageLinks,
  refuse as Scripts,
  refuse as setIsHydrated,
  usePrefetchBehavior,
};
