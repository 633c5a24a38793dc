/**
 * Every request to the gateway ends: with a result that is not empty and not older than the last change, or with an
 * error.
 */

import { ApolloLink } from '@apollo/client';
import { mergeMap, type Observable, of, throwError, timeout } from 'rxjs';

/** Milliseconds until a request without an answer fails. A request may set another `timeLimit` in its context. */
const TIME_LIMIT = 20_000;
/** How often a request is sent at most, if something is changed while it is on its way. */
const TRIES = 5;

type Context = ApolloLink.OperationContext & { timeLimit?: number };

/** Neither data nor errors: a proxy has answered, or the answer was cut short. */
class EmptyAnswer extends Error {
  override readonly name = 'EmptyAnswer';
}

/** The number of mutations that were answered so far. */
let changes = 0;

export const demandAnswer = new ApolloLink((operation, forward) => {
  const { timeLimit = TIME_LIMIT } = operation.getContext() as Context;
  const late = () => new DOMException(`${operation.operationName} was not answered in time`, 'TimeoutError');
  const isChange = operation.operationType === 'mutation';

  function ask(tries: number): Observable<ApolloLink.Result> {
    const before = changes;
    return forward(operation).pipe(
      timeout({ first: timeLimit, with: () => throwError(late) }),
      mergeMap((answer) => {
        if (answer.data == null && !('errors' in answer && answer.errors?.length))
          throw new EmptyAnswer(`${operation.operationName} was answered with nothing`);
        if (isChange) changes += 1;
        // The answer may be older than the change, and would undo it on the page.
        return isChange || changes === before || tries === 1 ? of(answer) : ask(tries - 1);
      }),
    );
  }
  return ask(TRIES);
});
