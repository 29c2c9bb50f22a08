import { Injectable } from '@nestjs/common';
import { mayActOnAccount } from '@gantry/domain/account-acts';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { EraseAccount } from '../erasure/erase-account.ts';
import { OpenBusinessOf } from '../erasure/open-business.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { SecurityRecord } from '../security/security-record.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { actedOn } from './account-records.ts';
import { changeOf, type AccountChange } from './account-change.ts';

/** What staff do in place of an account's owner, who cannot or asks them to; within the transaction of the act. */
@Injectable()
export class OwnerActs {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly steps: SecondSteps,
    private readonly record: SecurityRecord,
    private readonly erasing: EraseAccount,
    private readonly business: OpenBusinessOf,
  ) {}

  /** Its owner signs in by password alone and sets the second step up anew; nobody goes on who is in now. */
  async resetSecondStep(account: Account, call: Call): Promise<AccountChange[]> {
    if (!(await this.steps.removeAllOf(account))) throw new DomainError('WRONG_STATE');
    await this.sessions.removeAllOf(account);
    await this.record.tellOwner(account, 'step-reset', { to: account.email, call });
    return [changeOf('second-step', 'set up', null)];
  }

  /**
   * Before the transaction of an erasure, so that none is open while another service answers. Whoever may not erase the
   * account is told nothing; the act itself refuses them.
   * @throws DomainError WRONG_STATE with the `blockers`
   */
  async refuseOpenBusiness(number: string, { caller }: Call): Promise<void> {
    const account = await this.accounts.findByNumber(number);
    if (account && mayActOnAccount('erase', actedOn(account), caller))
      await this.business.refuseOpen(account);
  }

  /** The person is forgotten. */
  async erase(account: Account): Promise<AccountChange[]> {
    await this.erasing.erase(account);
    return [];
  }
}
