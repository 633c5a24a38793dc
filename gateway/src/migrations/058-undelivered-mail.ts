import { Migration } from '@mikro-orm/migrations';

/** Mail that was given up, latest first: few of very many. */
export class UndeliveredMail extends Migration {
  override up(): void {
    this.addSql(`create index outgoing_messages_dead on outgoing_messages (queued_at desc, id) where state = 'dead'`);
  }
}
