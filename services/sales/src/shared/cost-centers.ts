import { Injectable } from '@nestjs/common';
import { identityGetCostCenters } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import {
  costCenterNeeded,
  costCenterUnknown,
  type OpenCostCenter,
} from '@gantry/contracts/schemas/cost-center';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';

type Orderer = Pick<Identity, 'accountId' | 'companyId'>;

/** What somebody may book an order on, and whether they have to. */
export interface OpenCostCenters {
  readonly isRequired: boolean;
  readonly costCenters: readonly OpenCostCenter[];
}
/** What an order is booked on, as it is written into it; nulls for nothing. */
export interface BookedOn {
  readonly costCenterId: string | null;
  /** code and name of that day */
  readonly costCenter: string | null;
}
export const bookedOnNothing: BookedOn = { costCenterId: null, costCenter: null };

/** What companies book their orders on; identity knows it, and is asked each time. */
@Injectable()
export class CostCenters {
  constructor(private readonly client: ContractClient) {}

  /** Nothing for whoever buys alone. */
  async findOpen({ accountId, companyId }: Orderer): Promise<OpenCostCenters> {
    if (!companyId || !accountId) return { isRequired: false, costCenters: [] };
    return this.client.call(identityGetCostCenters, { body: { companyId, accountId } });
  }

  /**
   * What an order in the name of somebody's company is booked on. Whoever buys alone books on nothing, whatever they say.
   * @param path of the field that names it
   * @throws DomainError INVALID at the field, for one they do not order for, and for none where one is needed
   */
  async chooseFor(orderer: Orderer, chosen: string | null, path: string): Promise<BookedOn> {
    if (!orderer.companyId) return bookedOnNothing;
    const { isRequired, costCenters } = await this.findOpen(orderer);
    const found = costCenters.find(({ id }) => id === chosen);
    if (found) return { costCenterId: found.id, costCenter: `${found.code} ${found.name}` };
    if (chosen === null && !isRequired) return bookedOnNothing;
    const message = chosen === null ? costCenterNeeded : costCenterUnknown;
    throw new DomainError('INVALID', undefined, [{ path, message }]);
  }
}
