import { Migration } from '@mikro-orm/migrations';

/** Results of visits with each release, as histograms; and the visits of the last hour that were counted. */
export class ReleaseVitals extends Migration {
  override up(): void {
    this.addSql(`
      create table release_vitals (
        name text not null,
        version text not null,
        canary integer not null,
        metric text not null,
        bucket integer not null,
        count integer not null,
        primary key (name, version, canary, metric, bucket)
      )`);
    this.addSql(`
      create table release_visits (
        visit text primary key,
        at timestamptz(3) not null
      )`);
    this.addSql('create index release_visits_at_index on release_visits (at)');
  }
}
