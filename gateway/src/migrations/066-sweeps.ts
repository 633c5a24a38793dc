import { Migration } from '@mikro-orm/migrations';

/** When each sweep is due. A gateway of before sweeps by its own clock: once more than needed, which harms nothing. */
export class Sweeps extends Migration {
  override up(): void {
    this.addSql('create table sweeps (name text primary key, due_at timestamptz(3) not null)');
  }
}
