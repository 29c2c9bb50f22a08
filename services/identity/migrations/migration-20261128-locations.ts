import { Migration } from '@mikro-orm/migrations';

/** Companies are trees of locations, and their people belong to one. */
export class Migration20261128Locations extends Migration {
  override up(): void {
    this.addSql(`create table identity.company_location (
      id uuid primary key,
      company_id uuid not null references identity.company (id) on delete cascade,
      parent_id uuid references identity.company_location (id),
      name text not null,
      closed_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql(`create unique index company_location_name on identity.company_location
      (company_id, parent_id, lower(name)) nulls not distinct`);
    this.addSql('create index on identity.company_location (parent_id)');
    this.addSql(
      'alter table identity.account add column location_id uuid references identity.company_location (id)',
    );
    this.addSql('create index on identity.account (location_id) where location_id is not null');
  }

  override down(): void {
    this.addSql('alter table identity.account drop column location_id');
    this.addSql('drop table identity.company_location');
  }
}
