import { Migration } from '@mikro-orm/migrations';

/** Payments say in the name of which company their order is; of orders from before sales tells them (`orders.owned`). */
export class Migration20261130CompanyCreditC extends Migration {
  override up(): void {
    this.addSql('alter table payments.payable_order add company_id uuid');
  }

  override down(): void {
    this.addSql('alter table payments.payable_order drop column company_id');
  }
}
