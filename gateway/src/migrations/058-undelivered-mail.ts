import { Migration } from '@mikro-orm/migrations';

/** An index of mail that was given up, latest first: a few rows of very many. */
export class UndeliveredMail extends Migration {
  override up(): void {
    this.addSql(`create index outgoing_messages_dead on outgoing_messages (queued_at desc, id) where state = 'dead'`);
  }
}
