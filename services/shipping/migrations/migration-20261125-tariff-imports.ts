import { Migration } from '@mikro-orm/migrations';

/** Files of tariff tables with the difference they make, and the number of the tariff as it stands. */
export class Migration20261125TariffImports extends Migration {
  override up(): void {
    this.addSql(
      'create table shipping.tariff_book (id integer primary key check (id = 1), version integer not null)',
    );
    this.addSql('insert into shipping.tariff_book (id, version) values (1, 1)');
    this.addSql(`create table shipping.tariff_import (
      id uuid primary key,
      kind text not null,
      file text not null,
      state text not null,
      effective_from date not null,
      whole boolean not null,
      content bytea not null,
      at timestamptz not null,
      by_id text,
      by_name text,
      applied_at timestamptz,
      undone_at timestamptz,
      book_version integer not null,
      counts jsonb not null,
      shown jsonb not null,
      changes jsonb not null
    )`);
  }

  override down(): void {
    this.addSql('drop table if exists shipping.tariff_import');
    this.addSql('drop table if exists shipping.tariff_book');
  }
}
