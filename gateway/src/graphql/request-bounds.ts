// How large a stranger's request may be. What is beyond costs more to check than any answer costs to make.
import { GatewayError } from '../core/errors.ts';
import type { GatewayMiddleware } from '../http/state.ts';
import { readQuestion } from './known-queries.ts';

/** Browsers send some hundred characters. The libraries that read it take longer than in proportion. */
const MOST_ACCEPTED = 1000;
/** New lines are no tokens, and each fault of a document is looked for in its lines. */
const MOST_TEXT = 16_000;
/** Each selection of one name is compared with each other. */
const MOST_SELECTIONS = 150;
/** Sixty ids, twenty towns and as many types are the most that a query takes. */
const MOST_VALUES = 500;

/** Throws BAD_INPUT beyond these bounds. The agent has none. */
export const requestBounds: GatewayMiddleware = async (ctx, next) => {
  if (ctx.state.scope.viewer === undefined) {
    const { query, variables } = readQuestion(ctx);
    const text = typeof query === 'string' ? query : '';
    demand('characters in Accept', ctx.get('Accept').length, MOST_ACCEPTED);
    demand('characters in a query', text.length, MOST_TEXT);
    demand('selections in a query', text.split('{').length - 1, MOST_SELECTIONS);
    demand('values in variables', countValues(variables), MOST_VALUES);
  }
  await next();
};

function demand(what: string, count: number, most: number): void {
  if (count > most) throw new GatewayError('BAD_INPUT', `At most ${most} ${what}`);
}

/** Those in lists and objects, too. */
function countValues(variables: unknown): number {
  let count = 0;
  const rest = [variables];
  while (rest.length > 0 && count <= MOST_VALUES) {
    const value = rest.pop();
    count += 1;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) rest.push(one);
  }
  return count;
}
