import { Migration } from '@mikro-orm/migrations';

/** Orders that are freed of tax later keep each of their calculations, and are found by whose they are. */
export class Migration20261125RecertifiedOrders extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table taxation.calculation add column revision integer not null default 1,
    drop constraint calculation_pkey, add primary key (order_number, revision)`,
  `create index calculation_account on taxation.calculation ((record #>> '{request,customer,accountId}'), at)`,
  `create index calculation_company on taxation.calculation ((record #>> '{request,customer,companyId}'), at)`,
];
