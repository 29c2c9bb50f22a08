import { Migration } from '@mikro-orm/migrations';

/** How often a provider has said nothing of a payment is counted where a restart does not forget it. */
export class Migration20261125Unanswered extends Migration {
  override up(): void {
    this.addSql('alter table payments.transaction add unanswered_turns integer not null default 0');
  }

  override down(): void {
    this.addSql('alter table payments.transaction drop column unanswered_turns');
  }
}
