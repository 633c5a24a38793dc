// Replaces the router's instrumentation, which nobody uses here. It would cost every page a kilobyte.
const refuse = () => {
  throw new Error('The router is not instrumented');
};

const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export {
  consumeInstrumentationClientResultMetaReceiver,
  refuse as getRouteInstrumentationUpdates,
  refuse as instrumentClientSideRouter,
};
