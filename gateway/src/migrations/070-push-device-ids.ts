import { Migration } from '@mikro-orm/migrations';

/** The browser of a device, so that ending its session also ends its notifications. Null for devices from before. */
export class PushDeviceIds extends Migration {
  override up(): void {
    this.addSql('alter table push_devices add column device_id text');
  }
}
