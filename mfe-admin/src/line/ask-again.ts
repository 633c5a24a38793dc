import { apolloClient, documentOf } from 'platform/apollo';
import { AdminWaiting } from '../generated/operations.ts';

type Include = NonNullable<Parameters<ReturnType<typeof apolloClient>['refetchQueries']>[0]['include']>;

/** What fails is told, and asked for once more, by the question itself. */
const refetch = (include: Include): void => {
  apolloClient()
    .refetchQueries({ include })
    .catch(() => undefined);
};

/** Everything that is shown is asked for again. */
export const askAgain = (): void => refetch('active');

/** One small question tells whether there is a line. */
export const lookForLine = (): void => refetch([documentOf(AdminWaiting)]);
