import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesCreateOrderRequest } from '@gantry/contracts/endpoints/order-requests';
import type { Refund as RefundView } from '@gantry/contracts/schemas/order-request';
import { endsAtOnce, isOnTheWay, isStranded } from '@gantry/domain/return-policy';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { system, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import type { Part } from './credit.ts';
import { OrderRequest } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { draftFilesOf, requestFilesOf } from './request-files.ts';
import { logRequest, transitionRequest } from './request-log.ts';
import { tellRequester, tellStoreOfRequest } from './request-mail.ts';
import { SettleRequests } from './settle-requests.ts';
import { TakeApart } from './take-apart.ts';

/** What somebody asks, found to be possible. */
interface NewRequest {
  readonly wish: ValidRequestOf<typeof salesCreateOrderRequest>['body'];
  readonly refund: RefundView;
  readonly parts: readonly Part[];
  readonly actor: Actor;
}

/** Writes a request that was found to be possible, and leads its lines on; inside the caller's transaction. */
@Injectable()
export class StartRequest {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly files: RecordFiles,
    private readonly apart: TakeApart,
    private readonly transitions: TransitionLines,
    private readonly settlement: SettleRequests,
  ) {}

  /** Units that are meant become lines of their own, which the request leads from now on. */
  async startRequest(em: EntityManager, order: Order, asked: NewRequest): Promise<OrderRequest> {
    const { wish, parts, actor } = asked;
    const lines: OrderLine[] = [];
    for (const part of parts) lines.push(await this.apart.takeUnits(order, part, wish.type, actor));
    const request = await this.writeRequest(em, order, asked, lines);
    await this.leadOn(order, request, lines, actor);
    return request;
  }

  private async writeRequest(
    em: EntityManager,
    order: Order,
    { wish, refund, actor }: NewRequest,
    lines: readonly OrderLine[],
  ): Promise<OrderRequest> {
    const request = OrderRequest.create(
      order,
      {
        number: await this.requests.nextNumber(),
        type: wish.type,
        subject: wish.subject,
        note: wish.note,
        refund: refund.credit,
        restockingFee: refund.restockingFee,
        onBehalfBy: actor.role === 'customer' ? null : actor.name,
        dueAt: null,
      },
      lines,
    );
    this.settlement.wait(request);
    await em.persist(request).flush();
    await this.files.moveFiles(em, draftFilesOf(order, wish.draft), requestFilesOf(request));
    const text = [request.onBehalfBy ? `on behalf of ${order.name}` : null, wish.note].filter(Boolean);
    await logRequest(em, request, { kind: 'transition', to: 'new', text: text.join(': ') || null }, actor);
    return request;
  }

  /** The lines follow, and the request is decided at once where nobody has to look at it. */
  private async leadOn(
    order: Order,
    request: OrderRequest,
    lines: readonly OrderLine[],
    actor: Actor,
  ): Promise<void> {
    const reason = `request ${request.number}`;
    for (const [to, some] of byTarget(request.type, lines))
      await this.transitions.transition({ order, lines: some, to, reason, actor, isQuiet: true });
    await tellRequester(this.em, request, { kind: 'received', amount: request.refund });
    if (lines.every(({ status }) => status === 'cancelled-not-charged')) {
      request.resolution = 'void';
      await transitionRequest(this.em, request, { to: 'approved' });
    } else if (this.settlement.isGrantedAtOnce({ order, request, lines })) {
      await transitionRequest(this.em, request, { to: 'approved' });
      await this.settlement.cancel({ order, request, lines, actor: system, reason });
    } else {
      await transitionRequest(this.em, request, { to: 'pending-review' });
      await tellStoreOfRequest(this.em, request, { kind: 'received', text: request.note ?? null });
    }
    await this.settlement.finish(request);
  }
}

/** Where lines go by being asked for, those of one target together. */
function byTarget(type: OrderRequest['type'], lines: readonly OrderLine[]): Map<LineStatus, OrderLine[]> {
  const targets = new Map<LineStatus, OrderLine[]>();
  for (const line of lines) {
    const to = targetOf(type, line.status);
    if (to) targets.set(to, [...(targets.get(to) ?? []), line]);
  }
  return targets;
}

function targetOf(type: OrderRequest['type'], status: LineStatus): LineStatus | null {
  if (type === 'cancellation') return endsAtOnce(status) ? 'cancelled-not-charged' : 'cancellation-requested';
  if (isStranded(status)) return null;
  return isOnTheWay(status) ? 'delivery-exception' : 'rma-requested';
}
