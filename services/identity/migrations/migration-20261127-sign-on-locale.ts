import { Migration } from '@mikro-orm/migrations';

/** In which language a company sign-on was begun: the address a provider sends people back to has none. */
export class Migration20261127SignOnLocale extends Migration {
  override up(): void {
    this.addSql("alter table identity.sign_on_request add column locale text not null default 'en-US'");
  }

  override down(): void {
    this.addSql('alter table identity.sign_on_request drop column locale');
  }
}
