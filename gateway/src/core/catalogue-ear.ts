import { Client } from 'pg';
import type { Logger } from './logger.ts';

export const CHANNEL = 'catalogue';
const RECONNECT_MS = 1000;

/** Hears what other gateways announce. */
export interface CatalogueEar {
  /** False while the connection is down: then announcements may be missed. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** Listens on a connection of its own, for a pooled one does not stay; reconnects until it is closed. */
export function openEar(url: string, learn: (version: number) => void, logger: Logger): CatalogueEar {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isListening = false;
  let isClosed = false;

  const lose = (error?: unknown) => {
    isListening = false;
    if (isClosed) return;
    if (error !== undefined) logger.warn({ err: error }, 'catalogue: connection lost');
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RECONNECT_MS).unref();
  };

  async function connect(): Promise<void> {
    client = new Client({ connectionString: url });
    client.on('notification', ({ payload }) => learn(Number(payload)));
    client.on('error', lose);
    client.on('end', () => lose());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isListening = true;
      // What was announced while nobody listened.
      const { rows } = await client.query<{ version: number }>('select version from catalogue');
      learn(rows[0]?.version ?? 0);
    } catch (error) {
      lose(error);
    }
  }

  void connect();
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
