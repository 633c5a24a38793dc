import { Migration } from '@mikro-orm/migrations';

/**
 * The point of a photo that crops keep in view, from 0 to 1 across and down; null: the middle. A photo that comes back
 * gets it back.
 */
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
