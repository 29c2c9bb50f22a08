import { Migration } from '@mikro-orm/migrations';

/** The tax of offers that were sent before a certificate of their customer was approved, or ended. */
export class Migration20261125OfferTaxes extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.offer_tax (
    id bigint generated always as identity primary key, offer_id uuid not null references sales.offer,
    record jsonb not null, at timestamptz not null default now()
  )`,
  'create index offer_tax_offer on sales.offer_tax (offer_id, id desc)',
  'create trigger offer_tax_is_final before update or delete on sales.offer_tax for each row execute function sales.refuse_change()',
];
