// Stands for what the router does as a framework, fetching pages ahead by a manifest that is not there: two kilobytes that every page would wait for.
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
