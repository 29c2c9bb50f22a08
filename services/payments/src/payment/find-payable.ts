import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import { salesFindPayable, salesReviveOrder } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import { isOneOfRoles, staffCheckoutRoles } from '@gantry/domain/roles';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';

/** What is paid, as sales says it. */
export type Payable = NonNullable<ResponseOf<typeof salesFindPayable>>;
/** Which order or invoice is asked for, and by what right. */
export interface PayableQuery {
  readonly orderNumber: string;
  readonly invoice: string | null;
  readonly token: string | null;
  readonly caller: Identity;
}
/** Whether somebody takes payments on behalf of customers. */
export const isPayingStaff = ({ role }: Identity): boolean => isOneOfRoles(staffCheckoutRoles, role);

/** Asks sales what is due, for its owner, for whoever holds its token or pays for its company, and for staff that takes payments. */
@Injectable()
export class FindPayable {
  constructor(private readonly client: ContractClient) {}

  /** @throws DomainError NOT_FOUND where there is none, or the payer may not know of it */
  async findPayable({ orderNumber, invoice, token, caller }: PayableQuery): Promise<Payable> {
    const { accountId, companyId, companyRole } = caller;
    const payer = isPayingStaff(caller) ? null : { token, accountId, companyId, companyRole };
    const found = await this.client.call(salesFindPayable, { body: { orderNumber, invoice, payer } });
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  /**
   * What somebody has begun to pay: by their right to the order, or to the invoice.
   * @throws DomainError NOT_FOUND where they may not know of it
   */
  async findBegun(query: PayableQuery): Promise<Payable> {
    try {
      return await this.findPayable({ ...query, invoice: null });
    } catch (error) {
      if (query.invoice === null || !(error instanceof DomainError) || error.code !== 'NOT_FOUND')
        throw error;
      return this.findPayable(query);
    }
  }

  /** For a payment its provider tells of: nobody asks, so nobody's right is asked for. Null where nothing is due any more. */
  findReported(orderNumber: string, invoice: string | null): Promise<Payable | null> {
    return this.client.call(salesFindPayable, { body: { orderNumber, invoice, payer: null } });
  }

  /** Takes up an order again whose last attempt failed. @throws DomainError WRONG_STATE where its goods are gone */
  async revive(orderNumber: string): Promise<void> {
    await this.client.call(salesReviveOrder, { body: { orderNumber } });
  }
}
