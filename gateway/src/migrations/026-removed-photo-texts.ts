import { Migration } from '@mikro-orm/migrations';

/** A photo that comes back within a day gets its alternative text back. */
export class RemovedPhotoTexts extends Migration {
  override up(): void {
    this.addSql('alter table uploads add column removed_alt text');
  }
}
