import { Injectable } from '@nestjs/common';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { SignedInPrices } from '../price/signed-in-prices.ts';
import type { ItemAttribute } from './found-page.ts';
import { RowCache } from './row-cache.ts';

/** A row of this answer: its text for this reader, and what names it. */
export interface WrittenRow {
  text: string;
  sku: string;
  uri: string;
}

/** Writes listing rows for one reader: everybody's text, with the signed-in price where the reader may see it. */
@Injectable()
export class RowWriter {
  constructor(
    private readonly cache: RowCache,
    private readonly signedInPrices: SignedInPrices,
  ) {}

  async read(productIds: readonly number[], isSignedIn: boolean): Promise<Map<number, WrittenRow>> {
    const kept = await this.cache.get(productIds);
    const rows = new Map<number, WrittenRow>();
    for (const [id, { text, sku, uri }] of kept) rows.set(id, { text, sku, uri });
    if (!isSignedIn) return rows;
    const hidden = [...kept].filter(([, row]) => row.priceVisibility === 'signed-in').map(([id]) => id);
    if (hidden.length === 0) return rows;
    for (const [id, price] of await this.signedInPrices.views(hidden)) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, text: withPrice(row.text, price) });
    }
    return rows;
  }

  /** A row with the attributes its neighbours make worth showing. */
  write(
    row: WrittenRow,
    attributes: readonly ItemAttribute[],
    shown: ReadonlySet<string> = new Set(),
  ): string {
    const cells: Record<string, string> = {};
    for (const { code, label } of attributes) if (shown.has(code)) cells[code] = label;
    return `${row.text},"attributes":${JSON.stringify(cells)}}`;
  }
}

function withPrice(text: string, price: ProductRow['price']): string {
  const row = JSON.parse(`${text}}`) as ProductRow;
  return JSON.stringify({ ...row, price }).slice(0, -1);
}
