import { Migration } from '@mikro-orm/migrations';

export class ReleaseTokens extends Migration {
  override up(): void {
    this.addSql(`
      create table release_tokens (
        id uuid primary key,
        part text,
        token_hash text not null constraint release_tokens_token_hash_unique unique,
        note text not null,
        created_at timestamptz(3) not null,
        revoked_at timestamptz(3)
      )`);
  }
}
