const keys = new Map<string, string>();

/**
 * One key for one message until it is sent: repeated after a failure, or from a form that came back meanwhile, it is the
 * same lead; changed it is a new one.
 */
export function idempotencyKeyOf(message: string): string {
  const random = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const key = keys.get(message) ?? random();
  keys.set(message, key);
  return key;
}

/** The message was sent under this key by a document of before. */
export const keepIdempotencyKey = (message: string, key: string): void => void keys.set(message, key);

export const forgetIdempotencyKey = (message: string): void => void keys.delete(message);
