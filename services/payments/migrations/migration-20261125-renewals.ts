import { Migration } from '@mikro-orm/migrations';

/** When a wallet was asked last to answer for what it has reserved, and numbers for money that names no order. */
export class Migration20261125Renewals extends Migration {
  override up(): void {
    this.addSql('alter table payments.transaction add renewed_at timestamptz');
    this.addSql('create sequence payments.unassigned_number start 1001');
  }

  override down(): void {
    this.addSql('drop sequence payments.unassigned_number');
    this.addSql('alter table payments.transaction drop column renewed_at');
  }
}
