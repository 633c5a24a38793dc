import { Migration } from '@mikro-orm/migrations';

// One index for each order of modules/properties/property-order.ts, so that a page costs the same however deep it
// lies. They are partial, which the ORM's description of a table cannot say: hence here only.
export class PropertyOrders extends Migration {
  override up(): void {
    const keys = {
      newest: 'created_at',
      sold: "coalesce(sold_date, '-infinity'::timestamptz)",
      cheapest: '(-coalesce(price_amount, 2147483647))',
      dearest: 'coalesce(price_amount, -1)',
    };
    for (const [name, key] of Object.entries(keys)) {
      this.addSql(`create index properties_${name}_order on properties (${key} desc, created_at desc, id desc)
        where archived_at is null`);
    }
  }
}
