import { Injectable } from '@nestjs/common';
import { identityGetCompanyPlaces } from '@gantry/contracts/endpoints/internal';
import { isSamePlace, type PlaceOfAddress } from '@gantry/domain/company-addresses';
import { ContractClient } from '@gantry/nest-kit/client';

/** Where an order goes, and its invoices. */
export interface OrderPlaces {
  readonly shipTo: PlaceOfAddress;
  readonly billTo: PlaceOfAddress;
}

/** Whether a company has its orders sent to its own addresses only; identity knows them, and is asked each time. */
@Injectable()
export class CompanyPlaces {
  constructor(private readonly client: ContractClient) {}

  /** Never for whoever buys alone. */
  async areRequired(companyId: string | null): Promise<boolean> {
    return (await this.readPlaces(companyId)).isRequired;
  }

  /** The address of an order in the name of a company that is none of its own; null where the order may go. */
  async refusedPlace(companyId: string | null, places: OrderPlaces): Promise<keyof OrderPlaces | null> {
    const { isRequired, addresses } = await this.readPlaces(companyId);
    if (!isRequired) return null;
    const isOwn = (place: PlaceOfAddress) => addresses.some((one) => isSamePlace(one, place));
    if (!isOwn(places.shipTo)) return 'shipTo';
    return isOwn(places.billTo) ? null : 'billTo';
  }

  private async readPlaces(companyId: string | null) {
    if (!companyId) return { isRequired: false, addresses: [] };
    return this.client.call(identityGetCompanyPlaces, { body: { companyId } });
  }
}
