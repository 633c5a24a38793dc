import { Migration } from '@mikro-orm/migrations';

/** The popup's acknowledgements of the last hour are counted before each new one. */
export class CaptureAcknowledgements extends Migration {
  override up(): void {
    this.addSql(`
      create index outgoing_messages_capture_acknowledgements on outgoing_messages (queued_at)
      where kind = 'acknowledgement' and lead_kind = 'capture'`);
  }
}
