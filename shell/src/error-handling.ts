/** Which of React's errors go to the gateway instead of the console. */

import { isNotFound } from 'platform';
import { reportFailure } from './report-failure.ts';

/** A boundary that the server left to the browser, as React words it in production and in development. */
const leftByServer = ['#419', 'could not finish this Suspense boundary'];

export const errorHandling = {
  /** What a boundary caught is shown in its place; React's own line in the console would say it a second time. */
  onCaughtError: (error: unknown) => {
    // What does not exist is an answer, not a failure.
    if (!isNotFound(error)) reportFailure('page', location.pathname, error);
  },

  /** The server has reported its own failure and the browser draws the part again. A mismatch of the two is a bug and stays loud. */
  onRecoverableError: (error: unknown) => {
    const isServers = error instanceof Error && leftByServer.some((words) => error.message.includes(words));
    if (isServers) reportFailure('server', location.pathname, error);
    else reportError(error);
  },
};
