import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { AuditTrail } from '../audit/audit-trail.ts';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { Account } from './account.entity.ts';
import { AccountRepository } from './account.repository.ts';
import { checkPassword, hashPassword } from './password.ts';
import { SignedInStep, type SignedIn } from './signed-in.ts';

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly company: string | null;
  readonly phone: string | null;
}

/** Makes a customer account, mails its confirmation code and signs in. */
@Injectable()
export class SignUp {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly codes: OneTimeCodes,
    private readonly trail: AuditTrail,
    private readonly signedIn: SignedInStep,
  ) {}

  /**
   * A repeat with the same key signs in to the same account again.
   * @throws DomainError ACCOUNT_EXISTS, IDEMPOTENCY_CONFLICT
   */
  async run(form: SignUpForm, call: Call): Promise<SignedIn> {
    const { password, ...facts } = form;
    const passwordHash = await hashPassword(password);
    // the password is no part of the remembered request: what is stored there is hashed too quickly for it
    const write = { scope: 'sign-up', key: call.idempotencyKey ?? '', request: facts };
    const created = idempotent(this.em, write, async () => {
      const account = await this.create({ ...facts, passwordHash }, call);
      return { accountId: account.id };
    });
    const { accountId } = await created.catch(asAccountExists);
    const account = await this.accounts.get(accountId);
    if (!(await checkPassword(password, account.passwordHash))) throw new DomainError('IDEMPOTENCY_CONFLICT');
    return this.signedIn.take(account, call);
  }

  private async create(
    facts: Omit<SignUpForm, 'password'> & { passwordHash: string },
    { locale, requestId }: Call,
  ): Promise<Account> {
    if (await this.accounts.findByEmail(facts.email)) throw new DomainError('ACCOUNT_EXISTS');
    const account = Account.signUp({ ...facts, number: await this.accounts.nextNumber(), locale });
    this.accounts.add(account);
    await this.em.flush();
    const code = await this.codes.issue(account, 'confirm');
    await this.trail.append(accountCreated(account, requestId));
    const { email, name } = account;
    const mark = { entity: `account:${account.id}`, version: 1 };
    await publish(this.em, 'account.created', { email, name, code, locale }, mark);
    return account;
  }
}

// Two sign-ups at once: the database lets one through.
function asAccountExists(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new DomainError('ACCOUNT_EXISTS') : error;
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
