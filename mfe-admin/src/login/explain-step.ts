import { failureWords } from '../connection/failure-words.ts';
import { SessionNotKept } from '../session/session.ts';
import { NoPasskey } from './no-passkey.ts';

export function explainStep(error: unknown): string {
  return error instanceof NoPasskey || error instanceof SessionNotKept ? error.message : failureWords(error);
}
