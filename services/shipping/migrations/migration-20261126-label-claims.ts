import { Migration } from '@mikro-orm/migrations';

/** Labels are given back where nobody uses them: who does, and what the carrier said. */
export class Migration20261126LabelClaims extends Migration {
  override up(): void {
    this.addSql(`alter table shipping.label
      add column given_up_at timestamptz,
      add column void_result text check (void_result in ('voided', 'refused')),
      drop constraint label_reference_key`);
    // a reference is bought once more after its label was given up
    this.addSql(
      'create unique index label_held_reference on shipping.label (reference) where given_up_at is null',
    );
    this.addSql('create index label_reference on shipping.label (reference)');
    this.addSql(`create table shipping.label_claim (
      label_id uuid not null references shipping.label,
      claim uuid not null,
      released_at timestamptz,
      primary key (label_id, claim)
    )`);
  }

  override down(): void {
    this.addSql('drop table if exists shipping.label_claim');
    this.addSql('drop index if exists shipping.label_reference');
    this.addSql('drop index if exists shipping.label_held_reference');
    this.addSql('delete from shipping.label where given_up_at is not null');
    this.addSql(`alter table shipping.label
      drop column if exists given_up_at,
      drop column if exists void_result,
      add constraint label_reference_key unique (reference)`);
  }
}
