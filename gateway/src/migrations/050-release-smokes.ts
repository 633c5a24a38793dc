import { Migration } from '@mikro-orm/migrations';

/** Sets of releases that a deployer's browser has checked, by a signed report. */
export class ReleaseSmokes extends Migration {
  override up(): void {
    this.addSql(`
      create table release_smokes (
        set_hash text primary key,
        at timestamptz(3) not null,
        by text not null
      )`);
  }
}
