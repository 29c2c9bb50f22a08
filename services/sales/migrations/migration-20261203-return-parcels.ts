import { Migration } from '@mikro-orm/migrations';

/** A return of several parcels has a label for each: until now it had one. */
export class Migration20261203ReturnParcels extends Migration {
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
    // with its two indexes
    this.addSql('alter table sales.order_request drop column label');
  }

  override down(): void {
    this.addSql('alter table sales.order_request add column label jsonb');
    this.addSql(
      `update sales.order_request set label = labels->0 - 'weightGrams' - 'receivedAt' where labels <> '[]'`,
    );
    this.addSql('alter table sales.order_request drop column labels');
    for (const [index, name] of [
      ['order_request_label', 'tracking'],
      ['order_request_label_id', 'labelId'],
    ])
      this.addSql(
        `create index ${index} on sales.order_request ((label->>'${name}')) where label is not null`,
      );
  }
}
