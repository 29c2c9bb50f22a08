import { Injectable } from '@nestjs/common';
import { catalogListAlternates } from '@gantry/contracts/endpoints/catalog';
import { maxCartLines, maxChoices } from '@gantry/contracts/cart-limits';
import { ContractClient } from '@gantry/nest-kit/client';
import { PriceBook, type Prices } from '../shared/price-book.ts';
import { mayEnterCart } from '../shared/purchasable.ts';
import type { UnresolvedLine } from './cart.ts';
import type { KnownLine } from './known-line.ts';

/** Finds what can be bought instead of products that cannot: what the catalogue names, or who has their number now. */
@Injectable()
export class FindAlternates {
  constructor(
    private readonly client: ContractClient,
    private readonly priceBook: PriceBook,
  ) {}

  /** Choices by part number, of those lines that cannot be bought. */
  async alternatesOf(
    lines: readonly KnownLine[],
    prices: Prices,
    accountId: string | null,
  ): Promise<ReadonlyMap<string, UnresolvedLine['candidates']>> {
    const gone = lines.filter(({ sku }) => {
      const product = prices.get(sku);
      return !product || !mayEnterCart(product);
    });
    if (gone.length === 0) return new Map();
    const asked = await this.client.call(catalogListAlternates, {
      body: { skus: gone.map(({ sku }) => sku) },
    });
    const named = new Map(asked.map((each) => [each.sku, each.alternates]));
    const left = gone.filter(({ sku }) => !prices.has(sku));
    const known = await this.holdersOf(left.map(({ partNumber }) => partNumber));
    const found = gone.map(
      (line) => [line, named.get(line.sku) ?? known.get(line.partNumber) ?? []] as const,
    );
    const skus = [...new Set(found.flatMap(([, each]) => each))].slice(0, maxCartLines);
    const offered = await this.priceBook.price(
      skus.map((sku) => ({ sku, quantity: 1 })),
      accountId,
    );
    return new Map(found.map(([line, each]) => [line.partNumber, choicesOf(each, offered)]));
  }

  /** Who has the numbers now of products that left the catalogue. */
  private async holdersOf(texts: string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const answers = texts.length > 0 ? await this.priceBook.resolve(texts) : [];
    return new Map(answers.map(({ text, sku, choices }) => [text, sku ? [sku] : choices]));
  }
}

function choicesOf(skus: readonly string[], offered: Prices): UnresolvedLine['candidates'] {
  const sold = skus.flatMap((sku) => {
    const product = offered.get(sku);
    return product && mayEnterCart(product) ? [product] : [];
  });
  return sold.slice(0, maxChoices).map(({ sku, name, localName, brand, partNumber }) => ({
    sku,
    name: localName ?? name,
    brand,
    partNumber,
  }));
}
