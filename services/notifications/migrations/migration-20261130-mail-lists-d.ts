import { Migration } from '@mikro-orm/migrations';
import { daysOfLog, withoutDaysOfLog } from '@gantry/nest-kit/counted-days';

const mailLog = { table: 'notifications.mail', moment: 'sent_at', days: 'notifications.mail_day' };

/** The log of mails is searched for rare words, and opened at any page, without a walk through millions of them. */
export class Migration20261130MailLists extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm with schema public');
    this.addSql(`create index mail_words on notifications.mail
      using gin (recipient public.gin_trgm_ops, subject public.gin_trgm_ops)`);
    for (const statement of daysOfLog(mailLog)) this.addSql(statement);
  }

  override down(): void {
    for (const statement of withoutDaysOfLog(mailLog)) this.addSql(statement);
    this.addSql('drop index notifications.mail_words');
  }
}
