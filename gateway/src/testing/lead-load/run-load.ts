// Visitors send leads while the gateway is killed, the database restarts and the mail server hangs. Then the results
// are compared.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../core/database.ts';
import { freePort } from '../embedded-postgres.ts';
import { createGatewayProcess } from '../gateway-process.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { createTestClient } from '../test-client.ts';
import { admin } from '../test-gateway.ts';
import { compare, type Ledger } from './ledger.ts';
import { makeSubmissions, type Submission } from './submissions.ts';
import { type History, visit } from './visitor.ts';

export interface LoadOptions {
  readonly submissions: number;
  /** Visitors at the same time. */
  readonly crowd: number;
  /** Milliseconds between two submissions of a visitor. */
  readonly restMs?: number;
  /** Of PostgreSQL; without it, PGlite is used. */
  readonly databaseUrl?: string;
  /** Failures that are caused, one after the other, once so many submissions were answered. */
  readonly blows: readonly Blow[];
}

export interface Blow {
  readonly after: number;
  strike(site: LoadSite): Promise<void>;
}

export interface LoadSite {
  /** Kills the gateway with `kill -9` and starts it again. */
  killGateway(): Promise<void>;
  readonly mail: Pick<MailServer, 'become'>;
}

export interface LoadReport extends Ledger {
  readonly histories: readonly History[];
}

export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const { submissions, databaseUrl } = options;
  const folder = mkdtempSync(join(tmpdir(), 'lead-load-'));
  const mail = await startMailServer();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const gateway = createGatewayProcess({
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: origin,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    DEMO_CONTENT: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    SMTP_URL: mail.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const site: LoadSite = {
    mail,
    async killGateway() {
      await gateway.kill();
      await gateway.start();
    },
  };
  try {
    await gateway.start();
    const sent = makeSubmissions(submissions, await addHome(origin));
    const histories = await weather({ ...options, origin, sent, site });
    await untilQuiet(origin);
    await gateway.stop();
    return { histories, ...(await audit(databaseUrl, folder, histories, mail)) };
  } finally {
    await gateway.kill();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(url: string | undefined, folder: string, histories: readonly History[], mail: MailServer) {
  const database = await openDatabase({ url, folder });
  try {
    return await compare(database, histories, mail.received);
  } finally {
    await database.close();
  }
}

interface Weather extends Pick<LoadOptions, 'crowd' | 'restMs' | 'blows'> {
  readonly origin: string;
  readonly sent: readonly Submission[];
  readonly site: LoadSite;
}

/**
 * All visitors send at the same time, each the next lead when the last was answered. Every tenth clicks twice. The
 * failures come in their order.
 */
async function weather({ origin, sent, crowd, restMs = 0, blows, site }: Weather): Promise<History[]> {
  const queue = [...sent];
  const due = [...blows];
  const histories: History[] = [];
  let striking: Promise<void> = Promise.resolve();
  const one = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const isDouble = next.key.endsWith('7');
      const [history, other] = await Promise.all([visit(origin, next), isDouble ? visit(origin, next) : undefined]);
      histories.push({ ...history, second: other?.outcome });
      await new Promise((resolve) => setTimeout(resolve, restMs));
      while (due[0] !== undefined && histories.length >= due[0].after) {
        const blow = due.shift();
        striking = striking.then(() => blow?.strike(site));
      }
    }
  };
  await Promise.all(Array.from({ length: crowd }, one));
  await striking;
  return histories;
}

async function addHome(origin: string): Promise<string> {
  const agent = createTestClient(origin);
  await agent.rest('POST', '/api/admin/login', admin);
  const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1' };
  return (await agent.rest('POST', '/api/properties', home)).body.id;
}

/** Waits until everything is stored and mailed. */
async function untilQuiet(origin: string): Promise<void> {
  const agent = createTestClient(origin);
  await agent.rest('POST', '/api/admin/login', admin);
  for (let second = 0; second < 120; second += 1) {
    const { waiting, kept } = (await agent.rest('GET', '/api/admin/mail')).body;
    if (waiting === 0 && kept === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('Two minutes after the load test there is still mail waiting');
}
