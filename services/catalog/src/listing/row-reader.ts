import { Injectable } from '@nestjs/common';
import type { FamilyGroup } from '@gantry/product-search/family-groups';
import type { ItemAttribute } from '@gantry/product-search/item-attribute';
import type { Identity } from '@gantry/contracts/schemas/account';
import { isSignedIn } from '@gantry/domain/roles';
import { buyerOf, type Buyer } from '../price/contract-prices.ts';
import { SignedInPrices } from '../price/signed-in-prices.ts';
import { memberOf, membersOf, objectText } from './json-text.ts';
import { CachedRow, factsOf, RowCache } from './row-cache.ts';

/** For whom prices are read; without a buyer a signed-in reader sees what all of them see. */
export interface PriceReader {
  readonly isSignedIn: boolean;
  readonly buyer?: Buyer | null;
}
/** Who reads in a call. */
export const readerOf = (caller: Identity): PriceReader => ({
  isSignedIn: isSignedIn(caller.role),
  buyer: buyerOf(caller),
});

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
  readRows(productIds: readonly number[], reader: PriceReader): ReaderRows | Promise<ReaderRows> {
    const rows = this.cache.findRows(productIds);
    return reader.isSignedIn ? this.withSignedInPrices(rows, reader.buyer ?? null) : rows;
  }

  private async withSignedInPrices(
    found: ReturnType<RowCache['findRows']>,
    buyer: Buyer | null,
  ): Promise<ReaderRows> {
    const cached = await found;
    const rows = new Map<number, ReaderRow>(cached);
    const shown = [...cached].map(([id, row]) => ({ id, visibility: row.priceVisibility }));
    for (const [id, price] of await this.signedInPrices.views(shown, buyer)) {
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
  let text = '';
  for (const attribute of attributes)
    if (shown.has(attribute.code)) text += `${text && ','}${cellText(attribute)}`;
  return text ? objectText(text) : '{}';
}

/** A choice is one object for all products that have it. */
const cellTexts = new WeakMap<ItemAttribute, string>();

function cellText(attribute: ItemAttribute): string {
  const known = cellTexts.get(attribute);
  if (known !== undefined) return known;
  const text = membersOf({ [attribute.code]: attribute.label });
  cellTexts.set(attribute, text);
  return text;
}
