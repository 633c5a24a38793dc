// An SMTP server for tests. It stores the mail that it gets, and can hang or refuse.
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly messageId: string;
  readonly to: string;
  readonly content: string;
  readonly at: number;
}

type Mood = 'well' | 'hanging' | { readonly code: number; readonly at: 'rcpt' | 'data' };

export interface MailServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** Changes how it behaves. `hanging`: it answers nobody, not even open connections, until it is `well`. */
  become(mood: Mood): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  let mood: Mood = 'well';
  let recovered = Promise.resolve();
  let recover = () => {};

  const refusal = (at: 'rcpt' | 'data') => {
    if (typeof mood === 'string' || mood.at !== at) return undefined;
    return Object.assign(new Error('refused for this test'), { responseCode: mood.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    onConnect: (_, done) => void recovered.then(() => done()),
    onRcptTo: (_, __, done) => void recovered.then(() => done(refusal('rcpt'))),
    onData(stream, session, done) {
      const keep = async (content: string) => {
        await recovered;
        const refused = refusal('data');
        if (refused !== undefined) return done(refused);
        received.push({
          ...headersOf(content),
          to: session.envelope.rcptTo[0]?.address ?? '',
          content,
          at: Date.now(),
        });
        done();
      };
      // A killed gateway leaves half a message, which does not count.
      void text(stream).then(keep, done);
    },
  });
  server.on('error', () => {}); // the same, between messages
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    become(next) {
      recover();
      mood = next;
      if (next !== 'hanging') return;
      recovered = new Promise((resolve) => {
        recover = resolve;
      });
    },
    async close() {
      recover();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function headersOf(content: string): Pick<Received, 'messageId'> {
  const [, messageId = ''] = /^Message-ID:\s*(<[^>]+>)/im.exec(content) ?? [];
  return { messageId };
}
