import { Injectable } from '@nestjs/common';
import { isSignedIn } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Supply } from '@gantry/contracts/schemas/product-page';
import { DomainError } from '@gantry/nest-kit/errors';
import { ProductRepository } from '../product/product.repository.ts';
import { leadDays } from '../product/product.mapper.ts';
import { maySee } from '../product/product.service.ts';
import { onShelf, supplyParts } from '../availability/supply.ts';

/** Where a quantity would come from at this moment. Asked for apart from the page, which is kept while stock moves. */
@Injectable()
export class SupplyService {
  constructor(private readonly products: ProductRepository) {}

  /** @throws DomainError NOT_FOUND */
  async of(sku: string, quantity: number, caller: Identity): Promise<Supply> {
    const [product] = await this.products.findBySkus([sku]);
    if (!product || !maySee(product, isSignedIn(caller.role))) throw new DomainError('NOT_FOUND');
    const facts = { ...product, stated: product.stated_availability };
    return {
      sku: product.sku,
      quantity,
      onShelf: onShelf(facts),
      parts: supplyParts(facts, quantity, (label) => leadDays(label, product)),
      weightGrams: product.weight_grams,
    };
  }
}
