import { Injectable } from '@nestjs/common';
import { catalogGetSupply } from '@gantry/contracts/endpoints/product-page';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Arrival } from '@gantry/contracts/schemas/arrival';
import type { ShippingOption } from '@gantry/contracts/schemas/shipping';
import { statesOfZip } from '@gantry/domain/zip-codes';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import { QuoteService } from '../quote/quote.service.ts';
import { arrivalOf } from './arrival.ts';

interface ArrivalRequest {
  readonly sku: string;
  readonly quantity: number;
  readonly zip: string;
}

/** When goods would be at a ZIP code: catalog says when they leave, the tariff how long it takes. */
@Injectable()
export class ArrivalService {
  constructor(
    private readonly client: ContractClient,
    private readonly quotes: QuoteService,
  ) {}

  /** @throws DomainError INVALID for a ZIP code that does not exist, NOT_FOUND for a product the caller may not know */
  async of({ sku, quantity, zip }: ArrivalRequest, caller: Identity): Promise<Arrival> {
    const [supply, option] = await Promise.all([this.supply(sku, quantity, caller), this.slowestOption(zip)]);
    const now = new Date();
    const transit = option?.transitDays ?? null;
    return {
      zip,
      service: option?.service ?? null,
      parts: supply.parts.map((part) => arrivalOf(part, transit, now)),
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

  /** The cheapest way to a ZIP code. Of a code that two regions share, the one that takes longer: a promise is kept. */
  private async slowestOption(zip: string): Promise<ShippingOption | undefined> {
    const states = statesOfZip(zip);
    if (states.length === 0) {
      throw new DomainError('INVALID', undefined, [{ path: 'zip', message: 'does not exist' }]);
    }
    const quotes = await Promise.all(
      states.map((region) => this.quotes.quote({ country: 'US', region, postalCode: zip, subtotal: 0 })),
    );
    const options = quotes.flatMap(({ options: [cheapest] }) => (cheapest ? [cheapest] : []));
    return options.toSorted((one, other) => other.transitDays[1] - one.transitDays[1])[0];
  }
}
