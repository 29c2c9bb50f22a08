import { Migration } from '@mikro-orm/migrations';

/** Reminders of overdue invoices: each level of each invoice once. */
export class Migration20261125Dunning extends Migration {
  override up(): void {
    this.addSql(`create table sales.dunning_notice (
      invoice_id uuid not null references sales.invoice (id),
      level integer not null check (level between 1 and 3),
      account_id text,
      sent_at timestamptz not null default now(),
      primary key (invoice_id, level)
    )`);
    this.addSql('create index dunning_notice_account on sales.dunning_notice (account_id) where level = 3');
  }
}
