import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { catalogAdminCheckPrice } from '@gantry/contracts/endpoints/price-lists';
import type { PriceCheck } from '@gantry/contracts/schemas/price-list';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { tracePrices } from '../price/choose-price.ts';
import { ConfidentialPriceRepository } from '../price/confidential-price.repository.ts';
import { ContractPrices } from '../price/contract-prices.ts';
import { PublicPriceRepository } from '../price/public-price.repository.ts';
import { listPriceOf } from '../price/stored-price.ts';
import { ProductRepository } from '../product/product.repository.ts';

/** What one account pays for a product, and why: for staff who are asked. */
@Injectable()
export class CheckPrice {
  constructor(
    private readonly client: ContractClient,
    private readonly products: ProductRepository,
    private readonly open: PublicPriceRepository,
    private readonly confidential: ConfidentialPriceRepository,
    private readonly contracts: ContractPrices,
  ) {}

  /** @throws DomainError NOT_FOUND, INVALID for an unknown account */
  async checkPrice({ params, query }: ValidRequestOf<typeof catalogAdminCheckPrice>): Promise<PriceCheck> {
    const id = await this.products.idOfSku(params.sku);
    if (id === null) throw new DomainError('NOT_FOUND');
    const person = await this.client.call(identityFindAccount, { body: { number: query.account } });
    if (!person) throw new DomainError('INVALID', undefined, [{ path: 'account', message: 'is no account' }]);
    const open = (await this.open.ofProducts([id])).get(id) ?? [];
    const hidden = (await this.confidential.ofProducts([id])).get(id) ?? [];
    const contracts = (await this.contracts.ofProducts(person, [id], () => listPriceOf(open))).get(id) ?? [];
    const { quantity = 1 } = query;
    const trace = tracePrices([...open, ...hidden, ...contracts], quantity, new Date());
    const { accountNumber: number, name, company } = person;
    return {
      account: { number, name, company },
      quantity,
      unitPrice: trace[0]?.amount ?? null,
      trace: trace.map(({ kind, priceList = null, amount, quantity: from }) => ({
        source: kind,
        priceList,
        amount,
        quantity: from,
      })),
    };
  }
}
