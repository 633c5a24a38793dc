import { Migration } from '@mikro-orm/migrations';

/** What was read in from a spreadsheet, with what each home was before. */
export class HomeImports extends Migration {
  override up(): void {
    this.addSql(`
      create table home_imports (
        id uuid primary key,
        created_at timestamptz(3) not null,
        undone_at timestamptz(3),
        homes jsonb not null
      )`);
  }
}
