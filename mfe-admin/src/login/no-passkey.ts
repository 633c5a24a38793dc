/** The browser has made or used no passkey: the user declined, the device has one already, or it could not. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';

  constructor(cause: unknown) {
    const hasOne = cause instanceof Error && cause.name === 'InvalidStateError';
    super(hasOne ? 'That device has a passkey already.' : 'No passkey was used.', { cause });
  }
}

/** Rejects with `NoPasskey`. What the browser and the library reject with has many names, and says nothing of the gateway. */
export const orNoPasskey = <Made>(work: Promise<Made>): Promise<Made> =>
  work.catch((cause: unknown) => {
    throw new NoPasskey(cause);
  });
