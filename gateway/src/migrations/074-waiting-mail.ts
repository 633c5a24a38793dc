import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes of mail that is due, to the agent and to visitors, and of all that waits, by its attempts: they tell how far
 * ahead it may be due. One of all that is due would be taken for the last, too, and be read to its end.
 */
export class WaitingMail extends Migration {
  override up(): void {
    for (const [name, columns, more] of [
      ['due_agent', 'next_attempt_at', " and kind <> 'acknowledgement'"],
      ['due_visitors', 'next_attempt_at', " and kind = 'acknowledgement'"],
      ['tried', 'attempts, next_attempt_at', ''],
    ] as const)
      this.addSql(
        `create index outgoing_messages_${name} on outgoing_messages (${columns}) where state = 'waiting'${more}`,
      );
    this.addSql('drop index outgoing_messages_due');
  }
}
