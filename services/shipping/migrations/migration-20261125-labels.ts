import { Migration } from '@mikro-orm/migrations';

/** Labels that were bought of the carrier, and how far their scans were told. */
export class Migration20261125Labels extends Migration {
  override up(): void {
    this.addSql(`create table shipping.label (
      id uuid primary key,
      reference text not null unique,
      provider text not null,
      service text not null,
      tracking text not null unique,
      cost bigint not null check (cost >= 0),
      format text not null,
      bytes bytea not null,
      bought_at timestamptz not null,
      reported integer not null default 0,
      ended_at timestamptz
    )`);
    this.addSql('create index label_under_way on shipping.label (id) where ended_at is null');
  }

  override down(): void {
    this.addSql('drop table if exists shipping.label');
  }
}
