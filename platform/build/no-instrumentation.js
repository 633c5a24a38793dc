// Stands for the router's instrumentation, which nobody here asks for: a kilobyte that every page would wait for.
const refuse = () => {
  throw new Error('The router is not instrumented');
};

const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export {
  consumeInstrumentationClientResultMetaReceiver,
  refuse as getRouteInstrumentationUpdates,
  refuse as instrumentClientSideRouter,
};
