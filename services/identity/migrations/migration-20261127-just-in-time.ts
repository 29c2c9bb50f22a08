import { Migration } from '@mikro-orm/migrations';

/** Whether somebody who comes from the provider of their company for the first time gets an account. */
export class Migration20261127JustInTime extends Migration {
  override up(): void {
    this.addSql(
      'alter table identity.company_sign_on add column creates_accounts boolean not null default true',
    );
  }

  override down(): void {
    this.addSql('alter table identity.company_sign_on drop column creates_accounts');
  }
}
