/** Every question to the gateway ends: with an answer that holds something, or as a failure. */

import { ApolloLink } from '@apollo/client';
import { map, throwError, timeout } from 'rxjs';

/** Milliseconds after which no answer is a failure; a question that takes longer has a `timeLimit` in its context. */
const TIME_LIMIT = 20_000;

type Context = ApolloLink.OperationContext & { timeLimit?: number };

/** Neither data nor an error: something between has answered, or cut the answer short. */
class EmptyAnswer extends Error {
  override readonly name = 'EmptyAnswer';
}

export const demandAnswer = new ApolloLink((operation, forward) => {
  const { timeLimit = TIME_LIMIT } = operation.getContext() as Context;
  const late = () => new DOMException(`${operation.operationName} was not answered in time`, 'TimeoutError');
  return forward(operation).pipe(
    timeout({ first: timeLimit, with: () => throwError(late) }),
    map((answer) => {
      if (answer.data == null && !('errors' in answer && answer.errors?.length))
        throw new EmptyAnswer(`${operation.operationName} was answered with nothing`);
      return answer;
    }),
  );
});
