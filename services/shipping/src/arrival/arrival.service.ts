import { Injectable } from '@nestjs/common';
import { catalogGetSupply } from '@gantry/contracts/endpoints/product-page';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Arrival } from '@gantry/contracts/schemas/arrival';
import type { ShippedGoods, ShippingOption } from '@gantry/contracts/schemas/shipping';
import { deliveryParts, slowestWay } from '@gantry/domain/delivery-days';
import { statesOfZip } from '@gantry/domain/zip-codes';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import { QuoteService } from '../quote/quote.service.ts';

interface ArrivalRequest {
  readonly sku: string;
  readonly quantity: number;
  readonly zip: string;
}

/** How it is packed is not asked for a day: its weight alone decides whether it goes as freight. */
const unknownSize = {
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  freightClass: null,
  hazmat: 'none',
} as const;

/** When goods would be at a ZIP code: catalog says when they leave, the tariff how long it takes. */
@Injectable()
export class ArrivalService {
  constructor(
    private readonly client: ContractClient,
    private readonly quotes: QuoteService,
  ) {}

  /** @throws DomainError INVALID for a ZIP code that does not exist, NOT_FOUND for a product the caller may not know */
  async of({ sku, quantity, zip }: ArrivalRequest, caller: Identity): Promise<Arrival> {
    const states = statesOfZip(zip);
    if (states.length === 0)
      throw new DomainError('INVALID', undefined, [{ path: 'zip', message: 'does not exist' }]);
    const { parts, weightGrams = 0 } = await this.supply(sku, quantity, caller);
    const option = await this.slowestOption(zip, states, { ...unknownSize, quantity, weightGrams });
    return {
      zip,
      service: option?.service ?? null,
      parts: deliveryParts(parts, new Date(), option?.transitDays ?? null),
    };
  }

  private async supply(sku: string, quantity: number, caller: Identity) {
    const request = { params: { sku }, query: { quantity: String(quantity) } };
    try {
      return await this.client.call(catalogGetSupply, request, { caller });
    } catch (error) {
      // What is unknown there is unknown here, and no fault of ours.
      if (error instanceof CallError && error.code === 'NOT_FOUND') throw new DomainError('NOT_FOUND');
      throw error;
    }
  }

  /** The first way that checkout would offer to a ZIP code. Of a code that two regions share, the one that takes longer. */
  private async slowestOption(
    postalCode: string,
    states: readonly string[],
    goods: ShippedGoods,
  ): Promise<ShippingOption | undefined> {
    const quotes = await Promise.all(
      states.map((region) =>
        this.quotes.quote({ country: 'US', region, postalCode, subtotal: 0, goods: [goods] }),
      ),
    );
    return slowestWay(quotes.flatMap(({ options: [cheapest] }) => (cheapest ? [cheapest] : [])));
  }
}
