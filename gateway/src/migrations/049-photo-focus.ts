import { Migration } from '@mikro-orm/migrations';

/** What a crop of a photo must keep, from 0 to 1 across and down; absent: its middle. It comes back with a photo that does. */
export class PhotoFocus extends Migration {
  override up(): void {
    this.addSql(`alter table property_images
      add column focus_x double precision check (focus_x between 0 and 1),
      add column focus_y double precision check (focus_y between 0 and 1),
      add check ((focus_x is null) = (focus_y is null))`);
    this.addSql(`alter table uploads
      add column removed_focus_x double precision,
      add column removed_focus_y double precision`);
  }
}
