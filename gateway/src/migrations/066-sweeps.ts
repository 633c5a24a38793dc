import { Migration } from '@mikro-orm/migrations';

/** When each sweep is due. An older gateway sweeps by its own clock: more often than needed, which does no harm. */
export class Sweeps extends Migration {
  override up(): void {
    this.addSql('create table sweeps (name text primary key, due_at timestamptz(3) not null)');
  }
}
