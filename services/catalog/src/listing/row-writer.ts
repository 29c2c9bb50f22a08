import { Injectable } from '@nestjs/common';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import type { FamilyGroup } from '@gantry/product-search/family-groups';
import type { ItemAttribute } from '@gantry/product-search/item-attribute';
import { SignedInPrices } from '../price/signed-in-prices.ts';
import { RowCache } from './row-cache.ts';

/** A row of this answer: its text for this reader, and what names it. */
export interface WrittenRow {
  text: string;
  sku: string;
  uri: string;
}

export type WrittenRows = ReadonlyMap<number, WrittenRow>;

/** Writes listing rows for one reader: everybody's text, with the signed-in price where the reader may see it. */
@Injectable()
export class RowWriter {
  constructor(
    private readonly cache: RowCache,
    private readonly signedInPrices: SignedInPrices,
  ) {}

  /** By product, at once where everything is kept; products that are gone are missing. */
  read(productIds: readonly number[], isSignedIn: boolean): WrittenRows | Promise<WrittenRows> {
    const kept = this.cache.get(productIds);
    return isSignedIn ? this.forSignedIn(kept) : kept;
  }

  private async forSignedIn(asked: ReturnType<RowCache['get']>): Promise<WrittenRows> {
    const kept = await asked;
    const rows = new Map<number, WrittenRow>(kept);
    const hidden = [...kept].filter(([, row]) => row.priceVisibility === 'signed-in').map(([id]) => id);
    if (hidden.length === 0) return rows;
    for (const [id, price] of await this.signedInPrices.views(hidden)) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, text: withPrice(row.text, price) });
    }
    return rows;
  }
}

/** A row with its cells, as `cellsOf` has them. */
export const rowWith = ({ text }: WrittenRow, cells: string): string => `${text},"attributes":${cells}}`;

/** The store numbers of a table's products. */
export const skusOf = ({ productIds }: Pick<FamilyGroup, 'productIds'>, rows: WrittenRows): string[] =>
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

function withPrice(text: string, price: ProductRow['price']): string {
  const row = JSON.parse(`${text}}`) as ProductRow;
  return JSON.stringify({ ...row, price }).slice(0, -1);
}
