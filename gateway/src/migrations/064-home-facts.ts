import { Migration } from '@mikro-orm/migrations';

const texts = [
  ...['annual_taxes', 'monthly_fee', 'parking', 'heating', 'cooling', 'flood_zone', 'mls_number', 'tour_url'],
  ...['available_from', 'pets', 'rental_fees'],
];

/** Facts that buyers and renters ask for; each is optional. `available_from`: a calendar date, as 2026-12-01. */
export class HomeFacts extends Migration {
  override up(): void {
    this.addSql(`alter table properties ${texts.map((name) => `add column ${name} text`).join(', ')}`);
  }
}
