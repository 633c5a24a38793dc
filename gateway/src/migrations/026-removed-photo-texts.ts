import { Migration } from '@mikro-orm/migrations';

/** A photo that comes back within its day has the text that somebody wrote for it. */
export class RemovedPhotoTexts extends Migration {
  override up(): void {
    this.addSql('alter table uploads add column removed_alt text');
  }
}
