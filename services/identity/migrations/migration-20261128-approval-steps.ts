import { Migration } from '@mikro-orm/migrations';

/** Which goods of a company are approved first, by whom one after the other, and who approves for somebody who is away. */
export class Migration20261128ApprovalSteps extends Migration {
  override up(): void {
    this.addSql(`alter table identity.company
      add column approved_departments jsonb not null default '[]',
      add column approval_steps jsonb not null default '[]'`);
    this.addSql('alter table identity.account add column absence jsonb');
  }

  override down(): void {
    this.addSql('alter table identity.account drop column absence');
    this.addSql('alter table identity.company drop column approval_steps, drop column approved_departments');
  }
}
