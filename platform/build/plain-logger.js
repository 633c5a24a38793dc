// Stands for federation's logger, which has stack traces and other outlets for a debug mode: a prefix and the console.
export const createLogger = (prefix) => {
  const say =
    (method) =>
    (...words) =>
      console[method](prefix, ...words);
  const [info, none] = [say('info'), () => undefined];
  return {
    log: say('log'),
    info,
    success: info,
    ready: info,
    warn: say('warn'),
    error: say('error'),
    debug: none,
    setPrefix: none,
    setDelegate: none,
  };
};

export const logger = createLogger('[ Module Federation ]');
export const bindLoggerToCompiler = () => undefined;
export { createLogger as createInfrastructureLogger, logger as infrastructureLogger };
