import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { restockingFeeRoles, isOneOfRoles } from '@gantry/domain/roles';
import { returnPolicy } from '@gantry/domain/return-policy';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import { Refunds } from '../order/refunds.ts';
import { SalesConfig } from '../sales.config.ts';
import { creditOf } from './credit.ts';
import type { ReturnLabel } from './order-request.entity.ts';
import { limitFor, isActOpen, linesFor, refusedRefund, type ActFacts } from './open-acts.ts';
import { OrderRequestRepository, type LockedRequest } from './order-request.repository.ts';
import { policyFee } from './requested-lines.ts';
import { RequestGoods } from './request-goods.ts';
import { logRequest, transitionRequest } from './request-log.ts';
import { tellRequester } from './request-mail.ts';
import { SettleRequests, whole, type StaffAct } from './settle-requests.ts';

type Body = StaffAct['body'];

/** What staff decide about requests, and the money of it; goods are `RequestGoods`. */
@Injectable()
export class StaffActs {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly settlement: SettleRequests,
    private readonly refunds: Refunds,
    private readonly goods: RequestGoods,
    private readonly config: SalesConfig,
  ) {}

  /**
   * Does an act once per key, by whoever has seen the newest version.
   * @param labels that were bought for it
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED, INVALID
   */
  async act(call: Call, number: string, body: Body, labels: readonly ReturnLabel[]): Promise<void> {
    const actor = actorOf(call.caller);
    const write = {
      scope: `act-on-request:${actor.accountId}:${number}`,
      key: call.idempotencyKey ?? '',
      request: body,
    };
    await idempotent(this.em, write, async (em) => {
      const locked = await this.requests.lock(number);
      if (!locked) throw new DomainError('NOT_FOUND');
      const { request } = locked;
      if (request.version !== body.version)
        throw new DomainError('STALE_VERSION', { version: request.version });
      const facts = await this.factsOf(locked, actor);
      checkOpen(facts, body);
      const lines = linesFor(body.act, facts);
      await this.perform({ ...locked, lines, actor, reason: body.reason, body, labels }, facts);
      request.touch();
      await em.flush();
      return null;
    });
  }

  /** What decides about the acts of a request for somebody. */
  async factsOf({ order, request }: LockedRequest, { role }: Actor): Promise<ActFacts> {
    return { order, request, role, refunds: await this.refunds.findOf(request.id), config: this.config };
  }

  private async perform(act: StaffAct, facts: ActFacts): Promise<void> {
    const { request, actor, reason, body } = act;
    if (body.act === 'decline') return this.decline(act);
    if (request.isUndecided) await transitionRequest(this.em, request, { to: 'approved' }, actor);
    await logRequest(this.em, request, { kind: body.act, text: reason, audience: 'store' }, actor);
    if (body.act === 'approve') await this.settlement.cancel(act);
    else if (body.act === 'refund') await this.refund(act, facts);
    else if (body.act === 'retry-refund') await this.retry(act, facts);
    else await this.goods.handle(act);
    await this.settlement.finish(request);
  }

  private async decline(act: StaffAct): Promise<void> {
    const { request, actor, reason } = act;
    await this.goods.giveBack(act, actor);
    request.reason = reason;
    request.dueAt = null;
    await transitionRequest(this.em, request, { to: 'declined', text: reason }, actor);
    await tellRequester(this.em, request, { kind: 'declined', text: reason });
  }

  /** @throws DomainError NOT_PERMITTED above the limit, or for another fee than the policy's */
  private async refund(act: StaffAct, facts: ActFacts): Promise<void> {
    const { order, request, lines, body, actor } = act;
    const policy = policyFee(request, whole(lines), this.config);
    const restockingFee = body.restockingFee ?? policy;
    if (restockingFee !== policy && !isOneOfRoles(restockingFeeRoles, actor.role))
      throw new DomainError('NOT_PERMITTED', { restockingFee: policy });
    const limit = limitFor('refund', facts);
    const { isSellersFault } = returnPolicy[request.subject];
    const { amount } = creditOf(order, whole(lines), { isSellersFault, restockingFee });
    if (limit !== null && amount > limit) throw new DomainError('NOT_PERMITTED', { limit });
    await this.goods.startRunning(request);
    await this.goods.shelve(act);
    await this.goods.releaseReplacement(act);
    await this.settlement.refund(act, restockingFee);
  }

  private async retry(act: StaffAct, { refunds }: ActFacts): Promise<void> {
    const refused = refusedRefund(refunds);
    if (!refused) throw new DomainError('WRONG_STATE');
    await this.settlement.retry(act, refused);
  }
}

/** @throws DomainError WRONG_STATE, NOT_PERMITTED where another role may do it */
export function checkOpen(facts: ActFacts, { act }: Pick<Body, 'act'>): void {
  if (isActOpen(act, facts)) return;
  const isForOthers = isActOpen(act, { ...facts, role: 'admin' });
  throw new DomainError(isForOthers ? 'NOT_PERMITTED' : 'WRONG_STATE', {
    act,
    status: facts.request.status,
  });
}
