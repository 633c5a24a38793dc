import { Migration } from '@mikro-orm/migrations';

/** The upload with a home's floor plan. The index tells the sweep of pictures which uploads are in use. */
export class FloorPlans extends Migration {
  override up(): void {
    this.addSql('alter table properties add column floor_plan text');
    this.addSql('create index properties_floor_plan on properties (floor_plan) where floor_plan is not null');
  }
}
