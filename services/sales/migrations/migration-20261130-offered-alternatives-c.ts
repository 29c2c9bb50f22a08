import { Migration } from '@mikro-orm/migrations';

/**
 * Lines of an offer say which product was asked for where another is offered, so that its name is read in every language. Of
 * offers from before it is the one whose name they were sent with; that is no promise, and what is promised stays as it was.
 */
export class Migration20261130OfferedAlternativesC extends Migration {
  override up(): void {
    this.addSql('alter table sales.offer_line add column instead_of_sku text');
    this.addSql('alter table sales.offer_line disable trigger offer_line_is_final');
    this.addSql(
      `update sales.offer_line o set instead_of_sku = asked.sku
       from sales.inquiry_line offered join sales.inquiry_line asked on asked.id = offered.alternative_for
       where offered.id = o.inquiry_line_id and o.instead_of = asked.name`,
    );
    this.addSql('alter table sales.offer_line enable trigger offer_line_is_final');
  }

  override down(): void {
    this.addSql('alter table sales.offer_line drop column instead_of_sku');
  }
}
