import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { StartedApp } from '@gantry/contracts/schemas/second-step';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { ProvenOwner } from './proven-owner.ts';
import { SecurityRecord } from './security-record.ts';
import { AuthenticatorApps } from '../second-step/authenticator-apps.ts';
import { RecoveryCodes } from '../second-step/recovery-codes.ts';
import { SecondSteps } from '../second-step/second-steps.ts';

/** What somebody does to their own authenticator app and recovery codes. */
@Injectable()
export class OwnSecondStep {
  constructor(
    private readonly em: EntityManager,
    private readonly owner: ProvenOwner,
    private readonly apps: AuthenticatorApps,
    private readonly codes: RecoveryCodes,
    private readonly steps: SecondSteps,
    private readonly record: SecurityRecord,
  ) {}

  /** @throws DomainError WRONG_CREDENTIALS; WRONG_STATE where there is an app already; TOO_MANY_REQUESTS */
  async startApp(current: string, call: Call): Promise<StartedApp> {
    const account = await this.owner.prove(current, call);
    if (await this.apps.findApp(account.id)) throw new DomainError('WRONG_STATE');
    const setUp = this.apps.newSetUp(account);
    return { ...this.apps.describeSetUp(setUp, account), ticket: this.apps.ticketOf(setUp, account) };
  }

  /**
   * The app counts from now on. @returns the recovery codes, which nobody can be told again
   * @throws DomainError CODE_INVALID; SIGN_IN_EXPIRED for a ticket that is not this account's or too old; WRONG_STATE
   */
  async confirmApp({ code, ticket }: { code: string; ticket: string }, call: Call): Promise<string[]> {
    const account = await this.owner.accountOf(call);
    const setUp = this.apps.readTicket(ticket, account);
    if (!setUp) throw new DomainError('SIGN_IN_EXPIRED');
    if (await this.apps.findApp(account.id)) throw new DomainError('WRONG_STATE');
    return this.em.transactional(async () => {
      if (!(await this.apps.addApp(account.id, setUp, code))) throw new DomainError('CODE_INVALID');
      await this.record.noteSecured(account, 'app-added', call);
      return this.codes.renewCodes(account.id);
    });
  }

  /** @throws DomainError WRONG_CREDENTIALS; WRONG_STATE where there is none, or it is the last second step of an account that needs one */
  async removeApp(current: string, call: Call): Promise<void> {
    const account = await this.owner.prove(current, call);
    await this.em.transactional(async () => {
      if (!(await this.apps.removeApp(account.id))) throw new DomainError('WRONG_STATE');
      await this.steps.settleAfterRemoval(account);
      await this.record.noteSecured(account, 'app-removed', call);
    });
  }

  /** @throws DomainError WRONG_CREDENTIALS; WRONG_STATE where there is nothing they could stand in for */
  async renewCodes(current: string, call: Call): Promise<string[]> {
    const account = await this.owner.prove(current, call);
    if (!(await this.steps.isOn(account))) throw new DomainError('WRONG_STATE');
    return this.em.transactional(async () => {
      await this.record.noteSecured(account, 'codes-renewed', call);
      return this.codes.renewCodes(account.id);
    });
  }
}
