import { Migration } from '@mikro-orm/migrations';

/** Payments that the provider has not answered for are few: each look for open payments finds them without the others. */
export class Migration20261129OpenPayments extends Migration {
  override up(): void {
    this.addSql('create index transaction_unanswered on payments.transaction (id) where is_unanswered');
  }

  override down(): void {
    this.addSql('drop index payments.transaction_unanswered');
  }
}
