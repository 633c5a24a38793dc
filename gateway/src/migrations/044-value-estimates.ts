import { Migration } from '@mikro-orm/migrations';

/**
 * Value estimates that the agent enters; each change is a row of its own. The estimates that the gateway had until now
 * belong to the demo content. A start with the demo content writes them; this migration cannot know whether it is on.
 */
export class ValueEstimates extends Migration {
  override up(): void {
    this.addSql(`
      create table value_estimates (
        property_id uuid not null references properties (id) on delete cascade,
        version integer not null,
        figures jsonb,
        changed_at timestamptz(3) not null,
        changed_by text,
        primary key (property_id, version)
      )`);
  }
}
