import { Migration } from '@mikro-orm/migrations';

/** Homes are found by the whole of their MLS number, whatever its case. */
export class MlsNumbers extends Migration {
  override up(): void {
    this.addSql('create index properties_mls_number on properties (lower(mls_number)) where mls_number is not null');
  }
}
