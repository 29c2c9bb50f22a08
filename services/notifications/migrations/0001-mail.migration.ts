import { Migration } from '@mikro-orm/migrations';

export class Migration0001Mail extends Migration {
  override up(): void {
    this.addSql(`create table notifications.mail (
      id uuid primary key,
      dedupe_key text not null unique,
      kind text not null,
      recipient text not null,
      locale text not null,
      subject text not null,
      message_id text not null,
      sent_at timestamptz not null
    )`);
    this.addSql('create index on notifications.mail (recipient, sent_at)');
  }
}
