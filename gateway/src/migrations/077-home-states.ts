import { Migration } from '@mikro-orm/migrations';

/**
 * Homes are found by their state, in the same words as in modules/properties/property-filter.ts. A state where few homes
 * are, or none, is not looked for home by home.
 */
export class HomeStates extends Migration {
  override up(): void {
    this.addSql(
      "create index properties_state on properties ((case when length(state) = 2 then upper(state) else '' end))",
    );
    // Only statistics say how many homes a state has.
    this.addSql('analyze properties');
  }
}
