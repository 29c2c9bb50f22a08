import { Migration } from '@mikro-orm/migrations';

/**
 * A return of several parcels has a label for each: until now it had one.
 * Services of an earlier release may run beside this one. They know the column `label` only, the first of the labels
 * here: what either writes is copied to where the other looks, until a later release drops `label`.
 */
export class Migration20261204ReturnParcels extends Migration {
  override up(): void {
    this.addSql(`alter table sales.order_request add column labels jsonb not null default '[]'`);
    this.addSql(
      `update sales.order_request
       set labels = jsonb_build_array(label || '{"weightGrams": null, "receivedAt": null}')
       where label is not null`,
    );
    this.addSql(
      `create index order_request_labels on sales.order_request using gin (labels jsonb_path_ops)
       with (fastupdate = off) where labels <> '[]'`,
    );
    this.addSql(copyLabel);
    this.addSql(`create trigger copy_label before update of label, labels on sales.order_request
      for each row execute function sales.copy_return_label()`);
  }

  override down(): void {
    this.addSql('drop trigger copy_label on sales.order_request');
    this.addSql('drop function sales.copy_return_label()');
    this.addSql('alter table sales.order_request drop column labels');
  }
}

const copyLabel = `create function sales.copy_return_label() returns trigger language plpgsql as $$
  begin
    if new.labels is distinct from old.labels then
      new.label := (new.labels->0) - 'weightGrams' - 'receivedAt';
    elsif new.label is null and old.label is not null then
      new.labels := old.labels - 0;
    elsif new.label->>'labelId' = old.label->>'labelId' then
      new.labels := jsonb_set(old.labels, '{0}', (old.labels->0) || new.label);
    elsif new.label is not null then
      new.labels := jsonb_build_array(new.label || '{"weightGrams": null, "receivedAt": null}') || (old.labels - 0);
    end if;
    return new;
  end $$`;
