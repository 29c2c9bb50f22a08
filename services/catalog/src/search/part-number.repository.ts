import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CatalogTables } from '../catalog-tables.ts';
import { normalPartNumber, sameNumbers } from '../text/part-number.ts';

/** Products whose part number a text is, or begins, by id. */
export interface PartNumberMatch {
  exact: number[];
  /** what replaced the exact ones */
  successors: number[];
  beginning: number[];
}

export const noPartNumbers: PartNumberMatch = { exact: [], successors: [], beginning: [] };

const maxBeginnings = 50;
const maxExact = 50;

/** Numbers in use come before those a product once had. */
const kindOrder = ['sku', 'manufacturer', 'gtin', 'old'];

/** Finds products by part number, store number, GTIN or a number they once had, whatever dashes, dots, spaces and case. */
@Injectable()
export class PartNumberRepository {
  constructor(private readonly em: EntityManager) {}

  /** Texts without a digit, or shorter than three characters, are words and match exactly only. */
  async find(text: string): Promise<PartNumberMatch> {
    const normal = normalPartNumber(text);
    if (!normal) return noPartNumbers;
    const exact = await this.exact(normal);
    const mayBegin = normal.length >= 3 && /\d/.test(normal);
    const isExact = new Set(exact);
    const beginning = mayBegin ? await this.beginning(normal) : [];
    return {
      exact,
      successors: exact.length > 0 ? (await this.successors(exact)).filter((id) => !isExact.has(id)) : [],
      beginning: [...new Set(beginning)].filter((id) => !isExact.has(id)).slice(0, maxBeginnings),
    };
  }

  /** Store numbers of the products each text may mean; several brands may use one number. */
  async resolve(texts: readonly string[]): Promise<Map<string, string[]>> {
    const normals = [...new Set(texts.map(normalPartNumber))].filter(Boolean);
    const found = new Map<string, string[]>();
    if (normals.length === 0) return found;
    const rows = await this.db()
      .selectFrom('catalog.part_number as n')
      .innerJoin('catalog.product as p', 'p.id', 'n.product_id')
      .select(['n.normal', 'p.sku'])
      .distinct()
      .where('n.normal', 'in', normals)
      .orderBy('p.sku')
      .execute();
    for (const { normal, sku } of rows) found.set(normal, [...(found.get(normal) ?? []), sku]);
    return found;
  }

  private async exact(normal: string): Promise<number[]> {
    const rows = await this.db()
      .selectFrom('catalog.part_number')
      .select(['product_id', 'kind'])
      .where('normal', 'in', sameNumbers(normal))
      .orderBy('product_id')
      .limit(maxExact)
      .execute();
    const byKind = rows.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
    return [...new Set(byKind.map((row) => row.product_id))];
  }

  private async beginning(normal: string): Promise<number[]> {
    const rows = await this.db()
      .selectFrom('catalog.part_number')
      .select('product_id')
      .where('normal', '>', normal)
      // Folded text holds nothing above this letter.
      .where('normal', '<', `${normal}\uffff`)
      .orderBy('normal')
      .limit(maxBeginnings * 2)
      .execute();
    return rows.map((row) => row.product_id);
  }

  /** A feed names a successor by the id it has there or by its part number. */
  private async successors(productIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select distinct s.id from catalog.product p
      join catalog.product s on s.id <> p.id and (s.feed_id = p.superseded_by or s.sku = p.superseded_by
        or s.id in (select n.product_id from catalog.part_number n
          where n.normal = lower(regexp_replace(p.superseded_by, '[^[:alnum:]]', '', 'g'))))
      where p.id = any(${[...productIds]}::integer[]) and p.superseded_by is not null limit 10`.execute(
      this.db(),
    );
    return rows.map(({ id }) => id);
  }

  private db() {
    return this.em.getKysely<CatalogTables>();
  }
}
