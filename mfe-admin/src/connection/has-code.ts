import { CombinedGraphQLErrors } from 'platform/apollo';
import type { ErrorCode } from 'schema';

/** Whether the gateway refused a GraphQL call with this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
