import { Injectable } from '@nestjs/common';
import { catalogPriceLines, catalogResolveText } from '@gantry/contracts/endpoints/catalog';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { currentCall } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';

/** A product and how many of it. */
export interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}
/** What lines cost one buyer now, by sku; products the catalogue does not know are missing. */
export type Prices = ReadonlyMap<string, PricedLine>;

/** Asks the catalogue, which owns products and prices; names come in the language of the call as well. */
@Injectable()
export class PriceBook {
  constructor(private readonly client: ContractClient) {}

  async price(
    wanted: readonly Wanted[],
    accountId: string | null,
    locale = currentCall()?.locale,
  ): Promise<Prices> {
    if (wanted.length === 0) return new Map();
    const lines = wanted.map(({ sku, quantity }) => ({ sku, quantity }));
    const body = { lines, accountId, ...(locale ? { locale } : {}) };
    const priced = await this.client.call(catalogPriceLines, { body });
    return new Map(priced.filter(({ found }) => found).map((line) => [line.sku, line]));
  }

  /** Names in a language, that of the call, by sku, of the products that have one; none for readers of English. */
  async localNames(
    skus: readonly string[],
    accountId: string | null,
    locale = currentCall()?.locale ?? 'en-US',
  ): Promise<ReadonlyMap<string, string>> {
    if (locale.startsWith('en')) return new Map();
    const wanted = skus.map((sku) => ({ sku, quantity: 1 }));
    const prices = await this.price(wanted, accountId, locale);
    return localNamesOf([...prices.values()]);
  }

  /**
   * Lines with the names of products that readers of a language know; a name that somebody wrote themselves stays. While the
   * catalog is away they stay as they are: a paper is printed nevertheless.
   */
  async worded<Line extends { readonly sku: string | null; readonly name: string }>(
    lines: readonly Line[],
    accountId: string | null,
    locale: string,
  ): Promise<Line[]> {
    if (locale.startsWith('en')) return [...lines];
    const wanted = lines.flatMap(({ sku }) => (sku ? [{ sku, quantity: 1 }] : []));
    const products = await this.price(wanted, accountId, locale).catch((): Prices => new Map());
    return lines.map((line) => {
      const product = products.get(line.sku ?? '');
      return product?.localName && product.name === line.name ? { ...line, name: product.localName } : line;
    });
  }

  /** The product each typed part number means; null with the number of candidates where it is not one. */
  resolve(texts: string[]) {
    return this.client.call(catalogResolveText, { body: { texts } });
  }
}

/** Names in the reader's language, by sku, of the products that have one. */
export const localNamesOf = (products: readonly PricedLine[]): ReadonlyMap<string, string> =>
  new Map(products.flatMap(({ sku, localName }) => (localName ? [[sku, localName] as const] : [])));
