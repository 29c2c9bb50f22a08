import { Migration } from '@mikro-orm/migrations';

/** Above which total orders of a company's buyers are approved first. */
export class Migration20261127ApprovalLimit extends Migration {
  override up(): void {
    this.addSql('alter table identity.company add column approval_limit bigint check (approval_limit >= 0)');
  }

  override down(): void {
    this.addSql('alter table identity.company drop column approval_limit');
  }
}
