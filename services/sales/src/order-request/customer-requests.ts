import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OrderRequest as RequestView } from '@gantry/contracts/schemas/order-request';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { system, type Actor } from '../order/actor.ts';
import { askingActor, checkRight, type OrderKey } from './create-request.ts';
import { OrderRequestRepository, type LockedRequest } from './order-request.repository.ts';
import { linesIn } from './order-request.mapper.ts';
import { PackReturn } from './pack-return.ts';
import { ReadRequests } from './read-requests.ts';
import { RequestGoods } from './request-goods.ts';
import { dropLabels, logRequest, transitionRequest } from './request-log.ts';
import { tellRequester, tellStoreOfRequest } from './request-mail.ts';
import { SettleRequests, type Settlement } from './settle-requests.ts';

/** What whoever asked does with their request; another's does not exist for the one who asks. */
@Injectable()
export class CustomerRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly goods: RequestGoods,
    private readonly settlement: SettleRequests,
    private readonly reading: ReadRequests,
    /** in how many parcels goods come back */
    readonly packing: PackReturn,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE once it is over */
  writeMessage(call: Call, key: OrderKey, body: { readonly text: string }): Promise<RequestView> {
    return this.writeOnce(call, key, { action: 'write', body }, async ({ request }, actor) => {
      if (request.isOver) throw new DomainError('WRONG_STATE', { status: request.status });
      request.touch();
      await logRequest(this.em, request, { kind: 'message', text: body.text }, actor);
      await tellStoreOfRequest(this.em, request, { kind: 'written', text: body.text });
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once something came back */
  withdraw(call: Call, key: OrderKey, body: { readonly version: number }): Promise<RequestView> {
    return this.writeOnce(call, key, { action: 'withdraw', body }, async (locked, actor) => {
      const { request } = locked;
      if (!orderRequestStatuses[request.status].isRevocable)
        throw new DomainError('WRONG_STATE', { status: request.status });
      await this.endEarly(locked, { actor, kind: 'withdrawn' });
    });
  }

  /** The goods are being returned. @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE */
  ship(
    call: Call,
    key: OrderKey,
    body: { readonly version: number; readonly carrier: string; readonly tracking: string },
  ): Promise<RequestView> {
    return this.writeOnce(call, key, { action: 'ship', body }, async (locked, actor) => {
      const { request } = locked;
      const lines = linesIn(request, ['rma-sent']);
      if (lines.length === 0) throw new DomainError('WRONG_STATE', { status: request.status });
      await this.goods.noteTracking({ ...locked, lines, actor, reason: body.tracking }, body);
      request.touch();
      const text = `${body.carrier} ${body.tracking}`;
      await logRequest(this.em, request, { kind: 'note-tracking', text }, actor);
    });
  }

  /** The replacement has arrived. @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE */
  confirmReplacement(call: Call, key: OrderKey, body: { readonly version: number }): Promise<RequestView> {
    return this.writeOnce(call, key, { action: 'confirm', body }, async (locked, actor) => {
      const { request } = locked;
      const lines = linesIn(request, ['rma-replacement-shipped']);
      if (lines.length === 0) throw new DomainError('WRONG_STATE', { status: request.status });
      const said: Actor = { ...actor, role: 'system' };
      await this.goods.confirmDelivery({
        ...locked,
        lines,
        actor: said,
        reason: 'confirmed by the customer',
      });
      request.touch();
      await logRequest(this.em, request, { kind: 'deliver-replacement' }, actor);
      await this.settlement.finish(request);
    });
  }

  /** Takes back what nobody has sent yet: by whoever asked, or by the clock. */
  async endEarly(
    { order, request }: LockedRequest,
    { actor, kind }: { readonly actor: Actor; readonly kind: 'withdrawn' | 'expired' },
  ): Promise<void> {
    const revocable = ['cancellation-requested', 'rma-requested', 'rma-sent', 'rma-return-awaiting'] as const;
    const lines = linesIn(request, revocable);
    // support may not take a line back once the goods are authorized; whoever asked may, and so may the system
    const as: Actor = actor.role === 'customer' ? actor : system;
    const ending: Settlement = { order, request, lines, actor: as, reason: kind };
    await this.goods.giveBack(ending, as);
    await dropLabels(this.em, request, () => true);
    request.dueAt = null;
    await logRequest(this.em, request, { kind }, actor);
    if (orderRequestStatuses[request.status].isRevocable)
      await transitionRequest(this.em, request, { to: 'cancelled', text: kind }, actor);
    await this.settlement.finish(request);
    await tellRequester(this.em, request, { kind });
  }

  /** Writes once per key to the locked request. */
  private async writeOnce(
    call: Call,
    key: OrderKey,
    {
      action,
      body,
    }: { readonly action: string; readonly body: { readonly version?: number; readonly text?: string } },
    act: (locked: LockedRequest, actor: Actor) => Promise<void>,
  ): Promise<RequestView> {
    const scope = `${action}-request:${call.caller.accountId ?? key.token ?? ''}:${key.number}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    await idempotent(this.em, write, async (em) => {
      const locked = await this.requests.lock(key.number);
      if (!locked) throw new DomainError('NOT_FOUND');
      checkRight(locked.order, call, key);
      const { version } = locked.request;
      if (body.version !== undefined && body.version !== version)
        throw new DomainError('STALE_VERSION', { version });
      await act(locked, askingActor(call, key));
      await em.flush();
      return null;
    });
    return this.reading.getRequest(call, key);
  }
}
