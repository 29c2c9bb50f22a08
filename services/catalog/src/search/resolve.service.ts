import { Injectable } from '@nestjs/common';
import { maxChoices } from '@gantry/contracts/cart-limits';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { PartNumberRepository } from './part-number.repository.ts';

/** Finds the product a typed part number means. */
@Injectable()
export class ResolveService {
  constructor(private readonly numbers: PartNumberRepository) {}

  /** One answer per text, in order. Where several products have the number, a store number decides, else nobody. */
  async resolve(texts: readonly string[]) {
    const found = await this.numbers.findSkus(texts);
    return texts.map((text) => {
      const normal = normalPartNumber(text);
      const skus = found.get(normal) ?? [];
      const own = skus.find((sku) => normalPartNumber(sku) === normal);
      const sku = skus.length === 1 ? (skus[0] ?? null) : (own ?? null);
      return { text, normal, sku, candidates: skus.length, choices: sku ? [] : skus.slice(0, maxChoices) };
    });
  }
}
