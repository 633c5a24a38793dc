import { Migration } from '@mikro-orm/migrations';

/** The primary key begins with the day, because all queries are for a range of days. */
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
