import { Injectable } from '@nestjs/common';
import { catalogPriceLines, catalogResolveText } from '@gantry/contracts/endpoints/catalog';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { ContractClient } from '@gantry/nest-kit/client';

/** A product and how many of it. */
export interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}
/** What lines cost one buyer now, by sku; products the catalogue does not know are missing. */
export type Prices = ReadonlyMap<string, PricedLine>;

/** Asks the catalogue, which owns products and prices. */
@Injectable()
export class PriceBook {
  constructor(private readonly client: ContractClient) {}

  async price(wanted: readonly Wanted[], accountId: string | null): Promise<Prices> {
    if (wanted.length === 0) return new Map();
    const lines = wanted.map(({ sku, quantity }) => ({ sku, quantity }));
    const priced = await this.client.call(catalogPriceLines, { body: { lines, accountId } });
    return new Map(priced.filter(({ found }) => found).map((line) => [line.sku, line]));
  }

  /** The product each typed part number means; null with the number of candidates where it is not one. */
  resolve(texts: string[]) {
    return this.client.call(catalogResolveText, { body: { texts } });
  }
}
