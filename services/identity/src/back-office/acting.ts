import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cookieNames } from '@gantry/contracts/cookies';
import { actingMoneyRoles, isOneOfRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { AccountRepository } from '../account/account.repository.ts';
import { toUser } from '../account/account.mapper.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { writeUserCookies } from '../cookies/session-cookies.ts';
import { SessionRepository } from '../session/session.repository.ts';

interface Wish {
  readonly reason: string;
  readonly withMoney: boolean;
}

/** Staff act for customers: in their own session, with the customer's rights, for an hour, on the record. */
@Injectable()
export class Acting {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, WRONG_STATE for an account that cannot be signed in to or is none of a customer,
   *   NOT_PERMITTED where the role may not spend for customers
   */
  async start(
    number: string,
    { reason, withMoney }: Wish,
    { caller, cookies, requestId }: Call,
  ): Promise<void> {
    if (withMoney && !isOneOfRoles(actingMoneyRoles, caller.role)) throw new DomainError('NOT_PERMITTED');
    await this.em.transactional(async () => {
      const customer = await this.accounts.findByNumber(number);
      if (!customer) throw new DomainError('NOT_FOUND');
      const session = await this.sessions.findById(caller.sessionId);
      if (!session || !customer.maySignIn || customer.role !== 'customer')
        throw new DomainError('WRONG_STATE');
      session.actFor(customer, reason, withMoney);
      const after = withMoney ? 'started, may spend' : 'started';
      await this.trail.appendEntry({ ...entryOf(number, requestId), ...whoIs(caller), after, reason });
      writeUserCookies(cookies, toUser(customer), !session.isRemembered);
      cookies.clear(cookieNames.cart);
    });
  }

  /** @returns the number of the customer; null where nobody was acted for */
  async stop({ caller, cookies, requestId }: Call): Promise<string | null> {
    return this.em.transactional(async () => {
      const session = await this.sessions.findById(caller.sessionId);
      if (!session?.actingFor) return null;
      const { number } = session.actingFor;
      session.stopActing();
      const { id: accountId, email, role } = session.account;
      const who = whoIs({ accountId, email, role });
      await this.trail.appendEntry({
        ...entryOf(number, requestId),
        ...who,
        before: 'started',
        after: 'ended',
      });
      writeUserCookies(cookies, toUser(session.account), !session.isRemembered);
      cookies.clear(cookieNames.cart);
      return number;
    });
  }
}

const entryOf = (number: string, requestId: string) => ({
  at: new Date().toISOString(),
  entity: 'account',
  entityNumber: number,
  field: 'acting',
  before: null as string | null,
  after: null as string | null,
  reason: null as string | null,
  requestId,
});
const whoIs = ({ accountId, email, role }: Pick<Call['caller'], 'accountId' | 'email' | 'role'>) => ({
  actorId: accountId,
  actor: email,
  actorRole: role,
});
