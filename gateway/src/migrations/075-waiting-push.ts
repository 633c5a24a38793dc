import { Migration } from '@mikro-orm/migrations';

/** Notifications that wait by their attempts, which tell how far ahead they may be due. */
export class WaitingPush extends Migration {
  override up(): void {
    this.addSql('create index push_messages_tried on push_messages (attempts, next_attempt_at)');
  }
}
