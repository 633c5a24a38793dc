import { apolloClient, documentOf } from 'platform/apollo';
import { AdminWaiting } from '../generated/operations.ts';

type Include = NonNullable<Parameters<ReturnType<typeof apolloClient>['refetchQueries']>[0]['include']>;

/** The queries themselves report a failure and try again. */
async function refetch(include: Include): Promise<void> {
  await apolloClient()
    .refetchQueries({ include })
    .catch(() => undefined);
}

/** Reloads everything that is shown. */
export function refetchActive(): void {
  void refetch('active');
}

/** The same. Resolves once it is loaded, or could not be. */
export const reloadActive = (): Promise<void> => refetch('active');

/** A small query finds out whether there is a connection. */
export function checkConnection(): void {
  void refetch([documentOf(AdminWaiting)]);
}
