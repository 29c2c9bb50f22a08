import { Migration } from '@mikro-orm/migrations';

/** Since when the person of an account is forgotten. */
export class Migration20261128Erasure extends Migration {
  override up(): void {
    this.addSql('alter table identity.account add column erased_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table identity.account drop column erased_at');
  }
}
