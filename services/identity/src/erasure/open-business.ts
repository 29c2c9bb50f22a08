import { Injectable } from '@nestjs/common';
import { salesGetOpenBusiness } from '@gantry/contracts/endpoints/internal';
import { erasureBlockersOf, type OpenBusiness } from '@gantry/domain/erasure';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { Membership } from '../company/membership.ts';

/** What is to be settled before an account may be erased. */
@Injectable()
export class OpenBusinessOf {
  constructor(
    private readonly client: ContractClient,
    private readonly members: Membership,
  ) {}

  /** @throws CallError where sales does not answer: nobody is forgotten who may still owe something */
  async businessOf(account: Account): Promise<OpenBusiness> {
    const body = { accountId: account.id };
    const [business, isOnlyAdmin] = await Promise.all([
      this.client.call(salesGetOpenBusiness, { body }),
      this.isNeeded(account),
    ]);
    return { ...business, isOnlyAdmin };
  }

  /** @throws DomainError WRONG_STATE with the `blockers` */
  async refuseOpen(account: Account): Promise<void> {
    const blockers = erasureBlockersOf(await this.businessOf(account));
    if (blockers.length > 0) throw new DomainError('WRONG_STATE', { blockers });
  }

  /** Whether others of its company would have nobody to look after it. */
  private async isNeeded(account: Account): Promise<boolean> {
    if (!account.companyId || !(await this.members.isOnlyAdmin(account))) return false;
    const people = await this.members.findPeople(account.companyId);
    return people.some(({ id }) => id !== account.id);
  }
}
