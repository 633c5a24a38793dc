import { failureWords } from '../connection/failure-words.ts';
import { SessionNotKept } from '../session/session.ts';

/** Names of browser errors if the user declines the passkey, or if there is none. */
const declined = ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError'];

export function explainStep(error: unknown): string {
  if (error instanceof Error && declined.includes(error.name)) {
    return error.name === 'InvalidStateError' ? 'That device has a passkey already.' : 'No passkey was used.';
  }
  return error instanceof SessionNotKept ? error.message : failureWords(error);
}
