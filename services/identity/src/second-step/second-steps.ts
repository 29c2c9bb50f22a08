import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountSecurity } from '@gantry/contracts/schemas/account-security';
import type { OpenSignIn } from '@gantry/contracts/schemas/open-sign-in';
import type { SignInStep } from '@gantry/contracts/schemas/second-step';
import { DomainError } from '@gantry/nest-kit/errors';
import { isStaff, staffRoles } from '@gantry/domain/roles';
import type { Account } from '../account/account.entity.ts';
import type { PasskeyProof } from '@gantry/contracts/schemas/passkey';
import { Passkeys, type AddedPasskey } from '../passkey/passkeys.ts';
import { AuthenticatorApps } from './authenticator-apps.ts';
import type { PendingSignIn } from './pending-sign-in.entity.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SignInRules } from './sign-in-rules.entity.ts';

type StepOwner = Pick<Account, 'id' | 'role'>;

/** Who proves themselves a second time, and by what. */
@Injectable()
export class SecondSteps {
  constructor(
    private readonly em: EntityManager,
    private readonly apps: AuthenticatorApps,
    private readonly codes: RecoveryCodes,
    private readonly pending: PendingSignIns,
    private readonly passkeys: Passkeys,
  ) {}

  /** What comes after the password of this account; null where nothing does. */
  async stepAfterPassword(account: StepOwner): Promise<SignInStep | null> {
    if (await this.isOn(account)) return 'prove';
    return (await this.isRequiredOf(account)) ? 'set-up' : null;
  }

  /**
   * Whether the password alone does not sign in: an app is there to be asked, or a passkey where the store wants a
   * second step. Elsewhere a passkey is a faster way in beside the password, not one more thing to carry.
   */
  async isOn(account: StepOwner): Promise<boolean> {
    if (await this.apps.findApp(account.id)) return true;
    return (await this.passkeys.countOf(account.id)) > 0 && (await this.isRequiredOf(account));
  }

  /** Whether an account has something to prove itself by a second time. */
  async hasOne(accountId: string): Promise<boolean> {
    return (await this.apps.findApp(accountId)) !== null || (await this.passkeys.countOf(accountId)) > 0;
  }

  async isRequiredOf({ role }: StepOwner): Promise<boolean> {
    return isStaff(role) && (await this.rules()).staffSecondStep;
  }

  /** Takes a code of the app, or uses a recovery code up. @returns which it was; null for neither */
  async takeCode(accountId: string, code: string): Promise<'app' | 'recovery-code' | null> {
    if (/^\d{6}$/.test(code)) return (await this.apps.takeCode(accountId, code)) ? 'app' : null;
    return (await this.codes.useCode(accountId, code)) ? 'recovery-code' : null;
  }

  /** What a sign-in waits for, as the page has to know it. */
  async describe({ step, setUp, challenge, account }: PendingSignIn): Promise<OpenSignIn> {
    if (step === 'set-up' && setUp) {
      const app = this.apps.describeSetUp(setUp, account);
      return {
        step,
        setUp: { app, passkey: await this.passkeys.describeNew(account, challenge) },
        prove: null,
      };
    }
    const hasApp = (await this.apps.findApp(account.id)) !== null;
    return {
      step,
      setUp: null,
      prove: { hasApp, passkey: await this.passkeys.describeAny(account, challenge) },
    };
  }

  /** Takes what one of the account's passkeys signed for a sign-in. @returns whether it was right */
  async takePasskey({ step, challenge, account }: PendingSignIn, proof: PasskeyProof): Promise<boolean> {
    if (step !== 'prove' || !challenge) return false;
    const passkey = await this.passkeys.takeProof(proof, challenge);
    return passkey?.account.id === account.id;
  }

  /** Adds a passkey, and makes recovery codes where the password alone stops signing in by it. */
  async addPasskey(
    account: Account,
    passkey: AddedPasskey,
  ): Promise<{ refusal: 'refused' | 'known' | null; recoveryCodes: string[] | null }> {
    const wasOn = await this.isOn(account);
    const refusal = await this.passkeys.addPasskey(account, passkey);
    const isFirst = !refusal && !wasOn && (await this.isOn(account));
    return { refusal, recoveryCodes: isFirst ? await this.codes.renewCodes(account.id) : null };
  }

  /** Takes the first code of the app that a sign-in sets up. @returns the recovery codes; null for a wrong code */
  async finishSetUp({ account, setUp }: PendingSignIn, code: string): Promise<string[] | null> {
    if (!setUp || !(await this.maySetUp(account))) return null;
    if (!(await this.apps.addApp(account.id, setUp, code))) return null;
    return this.codes.renewCodes(account.id);
  }

  /** Adds the passkey that a sign-in sets up. @returns the recovery codes; null where it was refused */
  async setUpPasskey(
    { step, challenge, account }: PendingSignIn,
    made: Pick<AddedPasskey, 'name' | 'credential'>,
  ): Promise<string[] | null> {
    if (step !== 'set-up' || !challenge || !(await this.maySetUp(account))) return null;
    const { refusal, recoveryCodes } = await this.addPasskey(account, { ...made, challenge });
    return refusal ? null : recoveryCodes;
  }

  /**
   * Of two who know the password and began at the same time, one sets up: what the other makes afterwards would open an
   * account that is kept by a second step already. Within the transaction.
   */
  private async maySetUp(account: Account): Promise<boolean> {
    await this.em.lock(account, LockMode.PESSIMISTIC_WRITE);
    return !(await this.isOn(account));
  }

  rules(): Promise<SignInRules> {
    return this.em.findOneOrFail(SignInRules, { id: 1 });
  }

  async viewOf(account: StepOwner): Promise<AccountSecurity['secondStep']> {
    const app = await this.apps.findApp(account.id);
    return {
      isOn: await this.isOn(account),
      appSince: app?.createdAt.toISOString() ?? null,
      codesLeft: await this.codes.countCodes(account.id),
      isRequired: await this.isRequiredOf(account),
    };
  }

  /**
   * After an app or a passkey was taken away, within the transaction: recovery codes go with the last thing they stand
   * in for. @throws DomainError WRONG_STATE where it was the last one of an account that needs one
   */
  async settleAfterRemoval(account: StepOwner): Promise<void> {
    if (await this.isOn(account)) return;
    if (await this.isRequiredOf(account)) throw new DomainError('WRONG_STATE');
    await this.codes.removeCodes(account.id);
    await this.pending.closeAllOf(account);
  }

  /** Takes away all an account proves itself by. @returns whether there was anything */
  async removeAllOf(account: Pick<Account, 'id'>): Promise<boolean> {
    const hadApp = await this.apps.removeApp(account.id);
    const hadPasskeys = await this.passkeys.removeAllOf(account);
    await this.codes.removeCodes(account.id);
    await this.pending.closeAllOf(account);
    return hadApp || hadPasskeys;
  }

  /** Sessions of staff that began without a second step, and whose owners have none, end. */
  async endUnprovenStaffSessions(): Promise<void> {
    await this.em.execute(
      `delete from identity.session using identity.account
       where account.id = session.account_id and account.role in (${staffRoles.map(() => '?').join(', ')})
         and not exists (select from identity.authenticator as app where app.account_id = account.id)
         and not exists (select from identity.passkey where passkey.account_id = account.id)`,
      [...staffRoles],
    );
  }
}
