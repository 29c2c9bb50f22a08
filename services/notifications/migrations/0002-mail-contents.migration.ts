import { Migration } from '@mikro-orm/migrations';

/** What a mail said, so that it can be sent again as it was; never of mails that carry a code. */
export class Migration0002MailContents extends Migration {
  override up(): void {
    this.addSql(`alter table notifications.mail
      add column contents jsonb,
      add column resent integer not null default 0,
      add column resent_at timestamptz`);
    this.addSql('create index mail_sent on notifications.mail (sent_at, id)');
  }
}
