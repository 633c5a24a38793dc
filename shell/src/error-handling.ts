/** Which of React's errors go to the gateway instead of the console. */

import { isNotFound } from 'platform';
import { reportFailure } from './report-failure.ts';
import { isTranslated } from './translations.ts';

/** The server left a boundary to the browser. React's message in production and in development. */
const leftByServer = ['#419', 'could not finish this Suspense boundary'];

export const errorHandling = {
  /** The boundary shows the error in its place, so React's line in the console would repeat it. */
  onCaughtError: (error: unknown) => {
    // A 404 is an answer, not a failure.
    if (!isNotFound(error)) reportFailure('page', location.pathname, error);
  },

  /**
   * The server has reported its own error, and the browser renders the part again. A hydration mismatch is a bug and
   * goes to the console, unless a translator has changed what the server sent: then what React renders is translated again.
   */
  onRecoverableError: (error: unknown) => {
    const isServers = error instanceof Error && leftByServer.some((words) => error.message.includes(words));
    if (isServers) reportFailure('server', location.pathname, error);
    else if (!isTranslated()) reportError(error);
  },
};
