import { Migration } from '@mikro-orm/migrations';

/** Sessions that end with the browser or are remembered, end at the latest, and get another secret while they last. */
export class Migration20261125SessionLifetimes extends Migration {
  override up(): void {
    this.addSql(`alter table identity.session
      add column is_remembered boolean not null default true,
      add column ends_at timestamptz,
      add column earlier_hash bytea,
      add column renewed_at timestamptz,
      add column taken_up_at timestamptz`);
    // sessions of before were kept for as long as they were used
    this.addSql(`update identity.session
      set ends_at = created_at + interval '180 days', renewed_at = created_at, taken_up_at = created_at`);
    this.addSql(`alter table identity.session
      alter column is_remembered drop default,
      alter column ends_at set not null,
      alter column renewed_at set not null`);
    this.addSql('create index on identity.session (earlier_hash) where earlier_hash is not null');
    this.addSql(
      'alter table identity.pending_sign_in add column is_remembered boolean not null default false',
    );
  }

  override down(): void {
    this.addSql('alter table identity.pending_sign_in drop column is_remembered');
    this.addSql(`alter table identity.session drop column is_remembered, drop column ends_at,
      drop column earlier_hash, drop column renewed_at, drop column taken_up_at`);
  }
}
