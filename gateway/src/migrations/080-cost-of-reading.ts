import { Migration } from '@mikro-orm/migrations';

/**
 * What it costs to look for a word in a home's text, so that PostgreSQL knows. It takes every operator for as cheap as
 * a comparison of numbers, so it read 25,000 of 200,000 homes in the order of the list, in 80 ms, for a word that the
 * index of 030-homes-list finds in 10. The function is always true. Only its cost counts, in units of such a comparison
 * (12 ns of the 3 µs that were measured). It is in plpgsql because a function in SQL would be put in its place and lose
 * its cost. It is used in modules/properties/property-filter.ts.
 */
export class CostOfReading extends Migration {
  override up(): void {
    this.addSql(`create function costs_reading(home uuid) returns boolean language plpgsql immutable cost 250
      as $$ begin return true; end $$`);
  }
}
