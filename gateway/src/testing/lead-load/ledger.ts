// Compares what the visitors were told with what was stored and mailed.
import type { LeadKind } from 'schema';
import type { Database } from '../../core/database.ts';
import { tableOf } from '../../modules/leads/inbox-kinds.ts';
import type { Received } from '../mail-server.ts';
import type { History } from './visitor.ts';

export interface Ledger {
  /** Accepted but not stored. */
  readonly lost: string[];
  /** Stored more than once. */
  readonly doubled: string[];
  /** Refused but stored; or stored although nobody sent it. */
  readonly unwanted: string[];
  /** Accepted, not spam, but the agent or the visitor got no mail. */
  readonly unmailed: string[];
  /** Mailed under more than one Message-ID. */
  readonly renamed: string[];
  /** Suspected spam, but mailed. */
  readonly leaked: string[];
  /** Not answered as they should be, or not at all; both clicks count. */
  readonly misjudged: string[];
  /** Mails beyond the first of each Message-ID. */
  readonly repeats: number;
  /** Seconds from the answer to the agent's mail. */
  readonly mailSeconds: number[];
}

interface Row {
  readonly id: string;
  readonly email: string;
}

const kinds: readonly LeadKind[] = ['contact', 'valuation', 'inquiry', 'capture'];

async function rowsByEmail(database: Database): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const kind of kinds) {
    // An inquiry that came with a contact message counts as that message, and must also be stored only once.
    const one = kind === 'inquiry' ? 'coalesce(contact_id, id)' : 'id';
    const sql = `select ${one} as id, email from ${tableOf(kind)}`;
    const seen = new Set<string>();
    for (const { id, email } of await database.em().execute<Row[]>(sql)) {
      const isSameMessage = found.get(email)?.includes(id) && !seen.has(id);
      seen.add(id);
      if (!isSameMessage) found.set(email, [...(found.get(email) ?? []), id]);
    }
  }
  return found;
}

export async function compare(
  database: Database,
  histories: readonly History[],
  received: readonly Received[],
): Promise<Ledger> {
  const rows = await rowsByEmail(database);
  const mails = Map.groupBy(received, ({ messageId }) => messageId);
  const ledger = {
    lost: [] as string[],
    doubled: [] as string[],
    unwanted: [] as string[],
    unmailed: [] as string[],
    renamed: [] as string[],
    leaked: [] as string[],
    misjudged: [] as string[],
    repeats: received.length - mails.size,
    mailSeconds: [] as number[],
  };
  const names = [...mails.keys()];
  for (const history of histories) {
    const { submission, outcome, answeredAt } = history;
    const { email, expected } = submission;
    const ids = rows.get(email) ?? [];
    rows.delete(email);
    if (isMisjudged(history)) ledger.misjudged.push(email);
    if (outcome === 'accepted' && ids.length === 0) ledger.lost.push(email);
    if (ids.length > 1) ledger.doubled.push(email);
    if (outcome === 'refused' && ids.length > 0) ledger.unwanted.push(email);
    const theirs = names.filter((name) => ids.some((id) => name.includes(id)));
    if (expected === 'spam' && theirs.length > 0) ledger.leaked.push(email);
    if (expected !== 'stored' || outcome !== 'accepted') continue;
    const notices = theirs.filter((name) => name.startsWith('<agent_notice.'));
    const [notice = ''] = notices;
    const first = mails.get(notice)?.[0];
    const isAcknowledged = received.some((mail) => mail.to === email && theirs.includes(mail.messageId));
    if (first === undefined || !isAcknowledged) ledger.unmailed.push(email);
    else ledger.mailSeconds.push(Math.max(0, (first.at - answeredAt) / 1000));
    if (notices.length > 1) ledger.renamed.push(email);
  }
  ledger.unwanted.push(...rows.keys());
  return ledger;
}

/** Whether a click was answered differently from what its submission deserves. Both clicks deserve the same. */
export function isMisjudged({ submission, outcome, second = outcome }: History): boolean {
  const deserved = submission.expected === 'refused' ? 'refused' : 'accepted';
  return outcome !== deserved || second !== deserved;
}
