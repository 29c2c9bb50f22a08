import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { fold } from '@gantry/product-search/fold';
import { normalPartNumber, sameNumbers } from '@gantry/product-search/part-number';
import {
  maxBeginnings,
  minBeginning,
  minLetters,
  noPartNumbers,
  type PartNumberMatch,
  type PartNumbers,
} from '@gantry/product-search/part-numbers';
import type { CatalogTables } from '../tables/catalog-tables.ts';

const maxExact = 50;
const maxSuccessors = 10;

/** Numbers in use come before those a product once had. */
const kindOrder = ['sku', 'manufacturer', 'gtin', 'old'];

/** A product of exactly the number asked for, and what supersedes it. */
interface ExactRow {
  readonly product_id: number;
  readonly kind: string;
  readonly part_number: string;
  readonly sku: string;
  readonly superseded_by: string | null;
}

const isWritten = (typed: string, { part_number, sku }: { part_number: string; sku: string }): boolean =>
  fold(part_number) === typed || fold(sku) === typed;

/** Of products whose numbers are the same but for dashes and the like, the one written as typed comes first. */
function rankedIds(rows: readonly ExactRow[], text: string): number[] {
  const typed = fold(text.trim());
  const rank = (row: ExactRow) =>
    kindOrder.indexOf(row.kind) + (isWritten(typed, row) ? 0 : kindOrder.length);
  const ranked = rows.toSorted((a, b) => rank(a) - rank(b));
  return [...new Set(ranked.map((row) => row.product_id))];
}

/** Finds products by part number, store number, GTIN or a number they once had, whatever dashes, dots, spaces and case. */
@Injectable()
export class PartNumberRepository implements PartNumbers {
  constructor(private readonly em: EntityManager) {}

  /** Texts without a digit, or shorter than three characters, are words and match exactly only; see `findLettered`. */
  async findProducts(text: string): Promise<PartNumberMatch> {
    const normal = normalPartNumber(text);
    if (!normal) return noPartNumbers;
    const rows = await this.exactRows(normal);
    const exact = rankedIds(rows, text);
    const mayBegin = normal.length >= minBeginning && /\d/.test(normal);
    const isExact = new Set(exact);
    const beginning = mayBegin ? await this.beginning(normal) : [];
    return {
      exact,
      successors: (await this.successors(rows)).filter((id) => !isExact.has(id)),
      beginning: [...new Set(beginning)].filter((id) => !isExact.has(id)).slice(0, maxBeginnings),
    };
  }

  /**
   * Products whose number begins with a text of letters alone, as the makers' marks that many numbers begin with are
   * (`SKF-` of `SKF-6204`). Such a text is a word first: it is asked for where no product holds all its words.
   */
  async findLettered(text: string): Promise<number[]> {
    const normal = normalPartNumber(text);
    if (normal.length < minLetters || /\d/.test(normal)) return [];
    return [...new Set(await this.beginning(normal))].slice(0, maxBeginnings);
  }

  /** Store numbers of the products each text may mean, by its normal form; several brands may use one number. */
  async findSkus(texts: readonly string[]): Promise<Map<string, string[]>> {
    const asked = new Map([...new Set(texts.map(normalPartNumber))].map((one) => [one, sameNumbers(one)]));
    asked.delete('');
    if (asked.size === 0) return new Map();
    const rows = await this.db()
      .selectFrom('catalog.part_number as n')
      .innerJoin('catalog.product as p', 'p.id', 'n.product_id')
      .select(['n.normal', 'p.sku'])
      .distinct()
      .where('n.normal', 'in', [...asked.values()].flat())
      .orderBy('p.sku')
      .execute();
    const byNumber = Map.groupBy(rows, ({ normal }) => normal);
    const skusOf = (numbers: readonly string[]) =>
      numbers.flatMap((number) => (byNumber.get(number) ?? []).map(({ sku }) => sku));
    return new Map([...asked].map(([normal, numbers]) => [normal, [...new Set(skusOf(numbers))]]));
  }

  /** Products by numbers in normal form, whatever kind of number: ids by the number asked for. */
  async findByNumbers(numbers: readonly string[]): Promise<Map<string, number[]>> {
    if (numbers.length === 0) return new Map();
    const rows = await this.db()
      .selectFrom('catalog.part_number')
      .select(['normal', 'product_id'])
      .where('normal', 'in', [...new Set(numbers)])
      .orderBy('product_id')
      .limit(maxExact)
      .execute();
    const byNumber = Map.groupBy(rows, ({ normal }) => normal);
    return new Map(
      [...byNumber].map(([normal, found]) => [normal, [...new Set(found.map((row) => row.product_id))]]),
    );
  }

  private exactRows(normal: string): Promise<ExactRow[]> {
    return this.db()
      .selectFrom('catalog.part_number as n')
      .innerJoin('catalog.product as p', 'p.id', 'n.product_id')
      .select(['n.product_id', 'n.kind', 'p.part_number', 'p.sku', 'p.superseded_by'])
      .where('n.normal', 'in', sameNumbers(normal))
      .orderBy('n.product_id')
      .limit(maxExact)
      .execute();
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
  private async successors(superseded: readonly ExactRow[]): Promise<number[]> {
    const references = [...new Set(superseded.flatMap(({ superseded_by }) => superseded_by ?? []))];
    if (references.length === 0) return [];
    // two questions, each answered by an index; with "or" between them neither is
    const byId = this.db().selectFrom('catalog.product').select('id').where('feed_id', 'in', references);
    const byNumber = this.db()
      .selectFrom('catalog.part_number')
      .select('product_id as id')
      .where('normal', 'in', references.map(normalPartNumber));
    const rows = await byId.union(byNumber).limit(maxSuccessors).execute();
    return rows.map(({ id }) => id);
  }

  private db() {
    return this.em.getKysely<CatalogTables>();
  }
}
