import { Migration } from '@mikro-orm/migrations';

/** By day first: what is asked for is always a stretch of days. */
export class PageViews extends Migration {
  override up(): void {
    this.addSql(`
      create table page_views (
        day date not null,
        kind text not null,
        subject text not null,
        amount integer not null,
        primary key (day, kind, subject)
      )`);
  }
}
