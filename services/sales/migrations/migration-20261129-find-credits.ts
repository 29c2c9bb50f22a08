import { Migration } from '@mikro-orm/migrations';

/** Credit memos are few among invoices: by the words of their customers they are found without reading those invoices. */
export class Migration20261129FindCredits extends Migration {
  override up(): void {
    this
      .addSql(`create index invoice_find_credit_words on sales.invoice using gin (words) with (fastupdate = off)
      where kind = 'credit-memo'`);
  }

  override down(): void {
    this.addSql('drop index sales.invoice_find_credit_words');
  }
}
