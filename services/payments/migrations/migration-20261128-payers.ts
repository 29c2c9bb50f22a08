import { Migration } from '@mikro-orm/migrations';

/** Somebody pays an invoice for their company that a colleague has ordered: both get a receipt. */
export class Migration20261128Payers extends Migration {
  override up(): void {
    this.addSql('alter table payments.transaction add payer jsonb');
  }

  override down(): void {
    this.addSql('alter table payments.transaction drop column payer');
  }
}
