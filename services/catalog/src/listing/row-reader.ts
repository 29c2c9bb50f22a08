import { Injectable } from '@nestjs/common';
import type { FamilyGroup } from '@gantry/product-search/family-groups';
import type { ItemAttribute } from '@gantry/product-search/item-attribute';
import { SignedInPrices } from '../price/signed-in-prices.ts';
import { memberOf, membersOf, objectText } from './json-text.ts';
import { CachedRow, factsOf, RowCache } from './row-cache.ts';

/** A row as one reader sees it. */
export type ReaderRow = Pick<CachedRow, 'members' | 'sku' | 'smallRow'>;

/** By product. */
export type ReaderRows = ReadonlyMap<number, ReaderRow>;

/** Reads listing rows for one reader: everybody's text, with the signed-in price where the reader may see it. */
@Injectable()
export class RowReader {
  constructor(
    private readonly cache: RowCache,
    private readonly signedInPrices: SignedInPrices,
  ) {}

  /** By product, at once where everything is cached; products that are gone are missing. */
  readRows(productIds: readonly number[], isSignedIn: boolean): ReaderRows | Promise<ReaderRows> {
    const rows = this.cache.findRows(productIds);
    return isSignedIn ? this.withSignedInPrices(rows) : rows;
  }

  private async withSignedInPrices(found: ReturnType<RowCache['findRows']>): Promise<ReaderRows> {
    const cached = await found;
    const rows = new Map<number, ReaderRow>(cached);
    const hidden = [...cached].filter(([, row]) => row.priceVisibility === 'signed-in').map(([id]) => id);
    if (hidden.length === 0) return rows;
    for (const [id, price] of await this.signedInPrices.views(hidden)) {
      const row = rows.get(id);
      if (row) rows.set(id, new CachedRow(row.sku, membersOf({ ...factsOf(row), price })));
    }
    return rows;
  }
}

/** A row with its cells as JSON, see `cellsOf`. */
export const rowText = ({ members }: Pick<ReaderRow, 'members'>, cells: string): string =>
  objectText(members, memberOf('attributes', cells));

/** The address of a product among rows. */
export const uriOf = (row: ReaderRow): string => factsOf(row).uri;

/** The store numbers of a table's products. */
export const skusOf = ({ productIds }: Pick<FamilyGroup, 'productIds'>, rows: ReaderRows): string[] =>
  productIds.flatMap((id) => rows.get(id)?.sku ?? []);

/** The attributes a product's neighbours make worth showing, as JSON; none unless said which. */
export function cellsOf(
  attributes: readonly ItemAttribute[],
  shown: ReadonlySet<string> = new Set(),
): string {
  const cells: Record<string, string> = {};
  for (const { code, label } of attributes) if (shown.has(code)) cells[code] = label;
  return JSON.stringify(cells);
}
