import { Migration } from '@mikro-orm/migrations';

/** What the approved reviews of a product come to, for listings. It stands apart from rows that imports write anew. */
export class Migration20261121ProductRating extends Migration {
  override up(): void {
    this.addSql(`create table catalog.product_rating (
      product_id integer primary key references catalog.product on delete cascade,
      average numeric(2, 1) not null check (average between 1 and 5),
      count integer not null check (count > 0)
    )`);
  }

  override down(): void {
    this.addSql('drop table catalog.product_rating');
  }
}
