import { Migration } from '@mikro-orm/migrations';

/** Against whose credit line an order on terms was counted, and what stood there then. */
export class Migration20261128CreditUse extends Migration {
  override up(): void {
    this.addSql('alter table sales."order" add column credit_use jsonb');
    this.addSql(
      `create index order_company_exposure on sales."order" (company_id)
       where company_id is not null and payment_term <> 'advanced' and state not in ('canceled', 'closed')`,
    );
  }

  override down(): void {
    this.addSql('drop index sales.order_company_exposure');
    this.addSql('alter table sales."order" drop column credit_use');
  }
}
