import { Migration } from '@mikro-orm/migrations';

/** Imports of spreadsheets, with the earlier state of each home. */
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
