import { Migration } from '@mikro-orm/migrations';

/** Finds what customers have as credit without reading all payments. */
export class Migration20261128CustomerCredit extends Migration {
  override up(): void {
    this.addSql(
      `create index transaction_credit on payments.transaction (order_number)
         where status = 'processed-on-hold' and reason_code = 'kept-as-credit'`,
    );
  }

  override down(): void {
    this.addSql('drop index payments.transaction_credit');
  }
}
