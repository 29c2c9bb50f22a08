import { Migration } from '@mikro-orm/migrations';

/** The journal is opened at any page, and at an order, without a walk through millions of entries. */
export class Migration20261129JournalLists extends Migration {
  override up(): void {
    this.addSql('create index journal_entry_at on payments.journal_entry (at, id)');
    this.addSql('create index journal_posting_order on payments.journal_posting (order_number, entry_id)');
  }

  override down(): void {
    this.addSql('drop index payments.journal_entry_at');
    this.addSql('drop index payments.journal_posting_order');
  }
}
