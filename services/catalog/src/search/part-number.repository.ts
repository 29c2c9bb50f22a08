import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogTables } from '../catalog-tables.ts';
import { normalPartNumber } from '../text/part-number.ts';

/** Products whose part number a text is, or begins. */
export interface PartNumberMatch {
  exact: number[];
  beginning: number[];
}

const maxBeginnings = 50;

/** Finds products by part number, store number or GTIN, whatever the dashes, dots, spaces and case. */
@Injectable()
export class PartNumberRepository {
  constructor(private readonly em: EntityManager) {}

  /** Texts without a digit, or shorter than three characters, are words and match exactly only. */
  async find(text: string): Promise<PartNumberMatch> {
    const normal = normalPartNumber(text);
    if (!normal) return { exact: [], beginning: [] };
    const rows = await this.db()
      .selectFrom('catalog.part_number')
      .select(['normal', 'product_id'])
      .where('normal', '>=', normal)
      // Folded text holds nothing above this letter.
      .where('normal', '<', `${normal}\uffff`)
      .orderBy('normal')
      .limit(maxBeginnings * 2)
      .execute();
    const exact = rows.filter((row) => row.normal === normal).map((row) => row.product_id);
    const mayBegin = normal.length >= 3 && /\d/.test(normal);
    const beginning = mayBegin ? rows.map((row) => row.product_id) : [];
    const isExact = new Set(exact);
    return {
      exact: [...isExact],
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

  private db() {
    return this.em.getKysely<CatalogTables>();
  }
}
