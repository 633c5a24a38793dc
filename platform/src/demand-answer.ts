/** Every question to the gateway ends: with an answer that holds something and is from after each change, or as a failure. */

import { ApolloLink } from '@apollo/client';
import { mergeMap, type Observable, of, throwError, timeout } from 'rxjs';

/** Milliseconds after which no answer is a failure; a question that takes longer has a `timeLimit` in its context. */
const TIME_LIMIT = 20_000;
/** How often a question is asked anew because something was changed while it was on its way. */
const TRIES = 5;

type Context = ApolloLink.OperationContext & { timeLimit?: number };

/** Neither data nor an error: something between has answered, or cut the answer short. */
class EmptyAnswer extends Error {
  override readonly name = 'EmptyAnswer';
}

/** Changes that were answered so far. */
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
        // It may be from before the change, and would take it back on the page.
        return isChange || changes === before || tries === 1 ? of(answer) : ask(tries - 1);
      }),
    );
  }
  return ask(TRIES);
});
