import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { Call } from '@gantry/nest-kit/call';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { KnownDevices } from '../device/known-devices.ts';
import { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { refuseCommonPassword } from '../account/common-password.ts';
import { hashPassword } from '../account/password.ts';

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly company: string | null;
  readonly phone: string | null;
}

type SignUpRequest = EventPayload<'sign-up.requested'>;

/** Seconds a confirmation code is good for: people sign up in the evening and read their mail in the morning. */
const confirmWithin = 24 * 60 * 60;

/** Makes a customer account, which its owner confirms by mail before it can be signed in to (ADR 0003). */
@Injectable()
export class SignUp {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly codes: OneTimeCodes,
    private readonly trail: AuditTrail,
    private readonly attempts: AttemptLimiter,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Notes the wish and answers; whether there is an account already is looked up later, so neither the answer nor its
   * time tells. A repeat with the same key does nothing more.
   * @throws DomainError IDEMPOTENCY_CONFLICT; INVALID for a password that others try first
   */
  async request({ password, ...facts }: SignUpForm, call: Call): Promise<void> {
    await refuseCommonPassword(password, [facts.email, facts.name, facts.company]);
    const passwordHash = await hashPassword(password);
    const device = await this.devices.renew(call);
    // Before the transaction: the count takes a connection of its own, and all that wait with one held would wait forever.
    const maySend = await this.attempts.maySendSignUpMail(facts.email);
    const { locale, requestId } = call;
    // the password is no part of the remembered request: what is stored there is hashed too quickly for it
    const write = { scope: 'sign-up', key: call.idempotencyKey ?? '', request: facts };
    await idempotent(this.em, write, async (em) => {
      if (!maySend) return;
      const request = { ...facts, passwordHash, device: device.toString('hex'), locale, requestId };
      await publish(em, 'sign-up.requested', request, { entity: `sign-up:${requestId}`, version: 1 });
    });
  }

  /** A new address gets its account and a code; the owner of a known one hears that they have an account. */
  @OnEvent('sign-up.requested')
  async start(request: SignUpRequest, { entity }: EventMeta): Promise<void> {
    const known = await this.accounts.findByEmail(request.email);
    if (!known) return this.createAccount(request);
    if (!known.maySignIn) return;
    const { email, name } = known;
    await publish(this.em, 'sign-up.known', { email, name, locale: request.locale }, { entity, version: 1 });
  }

  private async createAccount(request: SignUpRequest): Promise<void> {
    const { device, requestId, locale, ...facts } = request;
    const account = Account.signUp({ ...facts, number: await this.accounts.nextNumber(), locale });
    this.accounts.addAccount(account);
    // two at once: the database lets one through, the other is tried again and finds it
    await this.em.flush();
    await this.devices.addDevice(account, Buffer.from(device, 'hex'));
    const code = await this.codes.issue(account, 'confirm', confirmWithin);
    await this.trail.appendEntry(accountCreated(account, requestId));
    const { email, name } = account;
    const mark = { entity: `account:${account.id}`, version: 1 };
    await publish(this.em, 'account.created', { email, name, code, locale }, mark);
  }
}

function accountCreated(account: Account, requestId: string) {
  return {
    at: account.createdAt.toISOString(),
    actorId: account.id,
    actor: account.email,
    actorRole: account.role,
    entity: 'account',
    entityNumber: account.number,
    field: 'status',
    before: null,
    after: account.status,
    reason: null,
    requestId,
  };
}
