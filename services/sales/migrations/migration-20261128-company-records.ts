import { Migration } from '@mikro-orm/migrations';

// Whose an invoice is may change, when accounts are merged or a guest's orders claimed; what was issued never does.
const keepIssued = (settled: string) =>
  `create or replace function sales.keep_issued_invoice() returns trigger language plpgsql as $$
    declare settled text[] := '{${settled}}';
    begin
      if tg_op <> 'UPDATE' or to_jsonb(new) - settled is distinct from to_jsonb(old) - settled then
        raise exception 'what was issued with invoice % never changes', old.number using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`;
const settled = 'status,credited,paid,refunded,disputed,sent_to,updated_at,version,words';

/** Orders and invoices say in the name of which company they are; those from before stay their buyer's alone. */
export class Migration20261128CompanyRecords extends Migration {
  override up(): void {
    this.addSql('alter table sales."order" add column company_id uuid');
    this.addSql('alter table sales.invoice add column company_id uuid');
    this.addSql(
      'create index order_of_company on sales."order" (company_id, placed_at desc) where company_id is not null',
    );
    this.addSql(
      'create index invoice_of_company on sales.invoice (company_id, issued_at desc) where company_id is not null',
    );
    this.addSql('alter table sales.order_approval add column reminded_at timestamptz');
    this.addSql(keepIssued(`${settled},account_id,account_number`));
  }

  override down(): void {
    this.addSql('alter table sales.order_approval drop column reminded_at');
    this.addSql(keepIssued(settled));
    this.addSql('alter table sales.invoice drop column company_id');
    this.addSql('alter table sales."order" drop column company_id');
  }
}
