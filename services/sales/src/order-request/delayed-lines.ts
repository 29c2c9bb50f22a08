import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesDecideDelay } from '@gantry/contracts/endpoints/shipments';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { DelayedLines as View } from '@gantry/contracts/schemas/shipment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { PriceBook } from '../shared/price-book.ts';
import { isOwn } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { CreateRequest, type OrderKey } from './create-request.ts';

type Decision = ValidRequestOf<typeof salesDecideDelay>['body'];
interface OrderLink {
  readonly number: string;
  readonly token: string | undefined;
}

/** Lines that come later than promised: their customer waits for them or cancels them, signed in or by link. */
@Injectable()
export class DelayedLines {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly requests: CreateRequest,
    private readonly prices: PriceBook,
  ) {}

  /** @throws DomainError NOT_FOUND for everybody but the owner of the order and whoever holds its token */
  async getDelayed({ caller, locale }: Call, { number, token }: OrderLink): Promise<View> {
    const order = (await this.orders.record(number))?.order;
    if (!order || !mayDecide(order, caller, token)) throw new DomainError('NOT_FOUND');
    const view = viewOf(order);
    return { ...view, lines: await this.prices.worded(view.lines, order.accountId ?? null, locale) };
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE for a line that is not late any more or cannot be cancelled */
  async decide(call: Call, { number, token }: OrderLink, { choice, lineIds }: Decision): Promise<View> {
    const { accountId } = call.caller;
    const scope = `decide-delay:${number}:${accountId ?? 'link'}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: { choice, lineIds, token } };
    await idempotent(this.em, write, async () => {
      const order = await this.orders.lock(number);
      if (!order || !mayDecide(order, call.caller, token)) throw new DomainError('NOT_FOUND');
      const lines = order.lines.getItems().filter(({ id }) => lineIds.includes(id));
      if (lines.length !== lineIds.length) throw new DomainError('NOT_FOUND');
      if (lines.some(({ status }) => status !== 'backordered')) throw new DomainError('WRONG_STATE');
      if (choice === 'cancel') return this.cancelLines(call, { number, token }, order, lines);
      const actor: Actor = {
        ...actorOf(call.caller),
        name: call.caller.name ?? order.name,
        role: 'customer',
      };
      return this.keepLines(order, lines, actor);
    });
    return this.getDelayed(call, { number, token });
  }

  /** They wait: staff see it in the timeline. */
  private async keepLines(order: Order, lines: readonly OrderLine[], actor: Actor): Promise<void> {
    const now = new Date();
    for (const line of lines) line.delayAcceptedAt = now;
    order.version += 1;
    const axis = 'line' as const;
    const reason = 'delay: kept by the customer';
    const changes = lines.map(({ lineNumber, status }) => ({
      axis,
      lineNumber,
      from: status,
      to: status,
      reason,
    }));
    await logChanges(this.em, order, changes, actor);
  }

  /** Asks for their cancellation as for any other: granted at once where the rules say so, else staff decide. */
  private async cancelLines(
    call: Call,
    key: OrderKey,
    order: Order,
    lines: readonly OrderLine[],
  ): Promise<void> {
    const wish = {
      type: 'cancellation' as const,
      subject: 'wrong-item-purchased' as const,
      lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    };
    const { refund } = await this.requests.preview(call, key, wish);
    const note = 'The goods come later than promised.';
    // there are no files: any draft of its own will do, and a repeat has to name the same
    await this.requests.create(call, key, { ...wish, note, draft: order.id, acceptedRefund: refund.credit });
  }
}

const mayDecide = (order: Order, caller: Identity, token: string | undefined): boolean =>
  isOwn(order, caller) || holdsToken(order, token);

const viewOf = (order: Order): View => ({
  orderNumber: order.number,
  lines: order.lines
    .getItems()
    .filter(({ status }) => status === 'backordered')
    .map((line) => ({
      lineId: line.id,
      lineNumber: line.lineNumber,
      sku: line.sku,
      name: line.name,
      partNumber: line.partNumber,
      unitOfMeasure: line.unitOfMeasure,
      quantity: line.quantity,
      isGift: line.isGift,
      promise: line.promise ?? null,
      mayCancel: !line.productionStartedAt,
      isAccepted: !!line.delayAcceptedAt,
    })),
});
