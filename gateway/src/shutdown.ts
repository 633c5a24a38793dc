import type { Server } from 'node:http';

/** What an answer under way may take at most once the gateway was asked to stop; mail in hand has its time after that. */
export const ANSWERS_PATIENCE_MS = 10_000;

/** On SIGTERM or SIGINT: not ready any more, no new connections, answers under way finish, then everything closes. */
export function closeInOrder(server: Server, parts: { drain(): void; close(): Promise<void> }): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    parts.drain();
    const force = setTimeout(() => server.closeAllConnections(), ANSWERS_PATIENCE_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(force);
    await parts.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
