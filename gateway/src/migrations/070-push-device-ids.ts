import { Migration } from '@mikro-orm/migrations';

/** The browser that a device's news goes to, so that whoever ends its session ends its news. Unknown of those there are. */
export class PushDeviceIds extends Migration {
  override up(): void {
    this.addSql('alter table push_devices add column device_id text');
  }
}
