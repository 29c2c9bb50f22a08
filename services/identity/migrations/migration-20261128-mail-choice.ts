import { Migration } from '@mikro-orm/migrations';

/** Mails an account has switched off. */
export class Migration20261128MailChoice extends Migration {
  override up(): void {
    this.addSql(`alter table identity.account add column unwanted_mails jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table identity.account drop column unwanted_mails');
  }
}
