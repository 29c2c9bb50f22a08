import { Migration } from '@mikro-orm/migrations';

export class Migration0001RequestCounts extends Migration {
  override up(): void {
    // The columns are those of rate-limiter-flexible, which writes them; `expire` in milliseconds since 1970.
    this.addSql(`create table gateway.request_count (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`);
    this.addSql('create index on gateway.request_count (expire)');
  }
}
