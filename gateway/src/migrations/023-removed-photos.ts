import { Migration } from '@mikro-orm/migrations';

export class RemovedPhotos extends Migration {
  override up(): void {
    this.addSql('alter table uploads add column removed_at timestamptz(3)');
    // Nobody knows since when these photos are unused, so their time begins now.
    this.addSql(`update uploads u set removed_at = now()
      where not exists (select 1 from property_images i where i.file = u.file)`);
  }
}
