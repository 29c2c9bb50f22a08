import { Migration } from '@mikro-orm/migrations';

/** The saved card of an account that is chosen at first: the newest of those there are. */
export class Migration20261125DefaultCard extends Migration {
  override up(): void {
    this.addSql('alter table payments.saved_method add is_default boolean not null default false');
    this.addSql(`update payments.saved_method m set is_default = true
      where not exists (select 1 from payments.saved_method n where n.account_id = m.account_id
                        and (n.created_at, n.id) > (m.created_at, m.id))`);
    this.addSql(
      'create unique index saved_method_default on payments.saved_method (account_id) where is_default',
    );
  }

  override down(): void {
    this.addSql('alter table payments.saved_method drop column is_default');
  }
}
