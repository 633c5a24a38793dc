import { apolloClient, documentOf } from 'platform/apollo';
import { AdminWaiting } from '../generated/operations.ts';

type Include = NonNullable<Parameters<ReturnType<typeof apolloClient>['refetchQueries']>[0]['include']>;

/** The queries themselves report a failure and try again. */
const refetch = (include: Include): void => {
  apolloClient()
    .refetchQueries({ include })
    .catch(() => undefined);
};

/** Reloads everything that is shown. */
export const refetchActive = (): void => refetch('active');

/** A small query finds out whether there is a connection. */
export const checkConnection = (): void => refetch([documentOf(AdminWaiting)]);
