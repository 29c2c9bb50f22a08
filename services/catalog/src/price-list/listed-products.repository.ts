import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ListedAs, ListLine } from '../price/list-lines.ts';
import { runIn } from '../version/run-sql.ts';

/** A product that lines of a list speak of, with what is known of its price. */
export interface ListedProduct extends ListedAs {
  name: string;
  listPrice: number | null;
  cost: number | null;
}

/** So many products are looked at for a preview. */
const maxPreviewed = 20_000;

const targetsSql = `select 'product' as kind, sku as target from catalog.product where sku = any($1::text[])
  union all select 'category', path from catalog.category where path = any($2::text[])
  union all select 'brand', slug from catalog.brand where slug = any($3::text[])`;
const productsSql = `select p.sku, p.name, k.path, b.slug as brand, c.amount as cost,
    (select amount from catalog.public_price where product_id = p.id and kind = 'list' limit 1) as "listPrice"
  from catalog.product p join catalog.category k on k.id = p.category_id
  left join catalog.brand b on b.id = p.brand_id left join catalog.product_cost c on c.product_id = p.id
  where p.status = 'published' and (p.sku = any($1::text[]) or b.slug = any($3::text[])
    or exists (select from unnest($2::text[]) as t(path) where starts_with(k.path || '/', t.path || '/')))
  order by p.sku limit ${maxPreviewed}`;

/** The products that lines of lists speak of. */
@Injectable()
export class ListedProducts {
  constructor(private readonly em: EntityManager) {}

  /** Which targets there are, as `kind target`. */
  async knownTargets(lines: readonly ListLine[]): Promise<ReadonlySet<string>> {
    const found = await this.run<{ kind: string; target: string }>(targetsSql, lines);
    return new Set(found.map(({ kind, target }) => `${kind} ${target}`));
  }

  /** By store number; of very many the first. */
  productsOf(lines: readonly ListLine[]): Promise<ListedProduct[]> {
    return this.run<ListedProduct>(productsSql, lines);
  }

  private run<Row extends object>(sql: string, lines: readonly ListLine[]): Promise<Row[]> {
    const of = (kind: ListLine['kind']) => [
      ...new Set(lines.flatMap((line) => (line.kind === kind ? [line.target] : []))),
    ];
    return runIn(this.em)<Row>(sql, [of('product'), of('category'), of('brand')]);
  }
}
