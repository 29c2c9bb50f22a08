import { Injectable } from '@nestjs/common';
import { DomainError } from '@gantry/nest-kit/errors';
import { KnownDevices } from '../device/known-devices.ts';
import { AttemptCounters, type AttemptOwner } from './attempt-counters.ts';

/** A password or a code that may be checked. */
export interface Attempt {
  /** It was the right one: it does not count. */
  succeeded(): Promise<void>;
}

/** A mail that may be sent. */
export interface MailAllowance {
  /** seconds until there may be another one; 0 while some are left */
  readonly spentFor: number;
}

/** Bounds guesses and mails for each account without a way for strangers to lock its owner out (ADR 0002). */
@Injectable()
export class AttemptLimiter {
  constructor(
    private readonly counters: AttemptCounters,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts a password before it is checked, so that many at once are no more than the allowance.
   * @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds, alike for accounts there are and are not
   */
  async beginSignIn(email: string, deviceToken: string | null): Promise<Attempt> {
    return this.beginAttempt('sign-in', email, deviceToken);
  }

  /**
   * Counts a code of the second step before it is checked, apart from passwords: those are counted until the second
   * step has passed, so that nobody tries more of them than at a sign-in without one.
   * @throws DomainError TOO_MANY_REQUESTS with `retryAfter` seconds
   */
  async beginSecondStep(email: string, deviceToken: string | null): Promise<Attempt> {
    return this.beginAttempt('second-step', email, deviceToken);
  }

  /** The second step has passed: its password was the right one, and does not count. */
  async passwordProven(email: string, deviceToken: string | null): Promise<void> {
    const owner = await this.ownerOf(email, deviceToken);
    await this.counters.giveBack(owner.deviceId ? 'sign-in-known' : 'sign-in', owner);
  }

  /** Whether a recovery mail may go out now; null where it may not. */
  async takeRecoveryMail(email: string, deviceToken: string | null): Promise<MailAllowance | null> {
    const owner = await this.ownerOf(email, deviceToken);
    const kind = owner.deviceId ? 'recovery-mail-known' : 'recovery-mail';
    const { retryAfter, spentFor } = await this.counters.takeAttempt(kind, owner);
    return retryAfter > 0 ? null : { spentFor };
  }

  /** Whether a mail may go out because somebody signs up with the address. */
  async maySendSignUpMail(email: string): Promise<boolean> {
    const { retryAfter } = await this.counters.takeAttempt('sign-up-mail', { email, deviceId: null });
    return retryAfter === 0;
  }

  /** Whether a mail may go out because somebody invites the address to their company. */
  async mayInvite(email: string): Promise<boolean> {
    const { retryAfter } = await this.counters.takeAttempt('invitation-mail', { email, deviceId: null });
    return retryAfter === 0;
  }

  /** The owner has proven to be it by mail: what others tried is forgotten. */
  async ownerReturned(email: string): Promise<void> {
    await this.counters.reset('sign-in', { email, deviceId: null });
    await this.counters.reset('recovery-mail', { email, deviceId: null });
  }

  /** Whether the owner is told that somebody has their password and not the second step. */
  async mayTellStepFailed(email: string): Promise<boolean> {
    const { retryAfter } = await this.counters.takeAttempt('step-failed-mail', { email, deviceId: null });
    return retryAfter === 0;
  }

  private async beginAttempt(
    what: 'sign-in' | 'second-step',
    email: string,
    deviceToken: string | null,
  ): Promise<Attempt> {
    const owner = await this.ownerOf(email, deviceToken);
    const kind = owner.deviceId ? (`${what}-known` as const) : what;
    const { retryAfter } = await this.counters.takeAttempt(kind, owner);
    if (retryAfter > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
    return { succeeded: () => this.counters.giveBack(kind, owner) };
  }

  private async ownerOf(email: string, deviceToken: string | null): Promise<AttemptOwner> {
    return { email, deviceId: await this.devices.findId(email, deviceToken) };
  }
}
