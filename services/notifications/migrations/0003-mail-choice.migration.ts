import { Migration } from '@mikro-orm/migrations';

/** Mails that were not sent, because their account has switched them off. */
export class Migration0003MailChoice extends Migration {
  override up(): void {
    this.addSql('alter table notifications.mail add column switched_off boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table notifications.mail drop column switched_off');
  }
}
