import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminConfirmPurchaseOrder,
  salesAdminRefuseConfirmation,
  salesAdminReschedulePurchaseOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import type { PurchaseOrder as View } from '@gantry/contracts/schemas/purchase-order';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from '../order/actor.ts';
import { SalesConfig } from '../sales.config.ts';
import {
  acceptanceBounds,
  confirmedDifferences,
  confirmedLines,
  escalationsOf,
  mayAccept,
  rescheduleLines,
  type SaidConfirmation,
} from './confirmation.ts';
import { placed } from './placed-lines.ts';
import { logPurchase, mailSupplier, transitionPurchase } from './purchase-log.ts';
import { isUndecided, receivable } from './purchase-order.mapper.ts';
import type { Confirmation, PurchaseOrder } from './purchase-order.entity.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { PurchasedLines } from './purchased-lines.ts';

type ConfirmBody = ValidRequestOf<typeof salesAdminConfirmPurchaseOrder>['body'];
type RescheduleBody = ValidRequestOf<typeof salesAdminReschedulePurchaseOrder>['body'];
type RefuseBody = ValidRequestOf<typeof salesAdminRefuseConfirmation>['body'];

/** What suppliers confirm. As it was ordered it counts at once; what differs waits until somebody who may decides on it. */
@Injectable()
export class PurchaseConfirmations {
  constructor(
    private readonly orders: PurchaseOrders,
    private readonly bought: PurchasedLines,
    private readonly config: SalesConfig,
  ) {}

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, INVALID for a line it does not have */
  confirmOrder(call: Call, id: string, body: ConfirmBody): Promise<View> {
    return this.orders.writeOnce(call, { action: 'confirm', id, request: body }, async (em, order, actor) => {
      await this.noteConfirmation(em, order, body, actor);
    });
  }

  /**
   * The supplier has confirmed, in the caller's transaction.
   * @returns whether it is what was ordered; otherwise it waits
   * @throws DomainError WRONG_STATE, INVALID for a line it does not have, or where nothing is left
   */
  async noteConfirmation(
    em: EntityManager,
    order: PurchaseOrder,
    said: SaidConfirmation,
    actor: Actor,
  ): Promise<boolean> {
    if (order.status !== 'purchase') throw new DomainError('WRONG_STATE', { status: order.status });
    placed(order, said.lines);
    const lines = confirmedLines(order, said);
    if (lines.every(({ quantity }) => quantity === 0))
      throw new DomainError('INVALID', undefined, [{ path: 'body.lines.0.quantity', message: 'is needed' }]);
    const confirmation = { at: new Date().toISOString(), by: actor.name, note: said.note, lines };
    const differences = confirmedDifferences(order, confirmation);
    if (differences.length === 0) {
      await this.takeOver(em, order, confirmation, actor);
      return true;
    }
    Object.assign(order, { confirmation, refusal: null });
    order.touch();
    await logPurchase(em, order, { kind: 'confirmation', reason: said.note, differences }, actor);
    return false;
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED with why somebody else must decide */
  acceptConfirmation(call: Call, id: string, request: { version: number }): Promise<View> {
    return this.orders.writeOnce(call, { action: 'accept', id, request }, async (em, order, actor) => {
      const confirmation = undecided(order);
      const bounds = acceptanceBounds(this.config);
      if (!mayAccept(order, bounds, actor.role))
        throw new DomainError('NOT_PERMITTED', { ...bounds, escalations: escalationsOf(order, bounds) });
      const differences = confirmedDifferences(order, confirmation);
      await logPurchase(em, order, { kind: 'acceptance', differences }, actor);
      await this.takeOver(em, order, confirmation, actor);
      const mail = { kind: 'accepted', token: null, text: null } as const;
      await mailSupplier(em, order, await this.orders.supplierOf(order), mail);
    });
  }

  /** Mails the supplier why, with another link to answer by. @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE */
  refuseConfirmation(call: Call, id: string, body: RefuseBody): Promise<View> {
    return this.orders.writeOnce(call, { action: 'refuse', id, request: body }, async (em, order, actor) => {
      const differences = confirmedDifferences(order, undecided(order));
      const { reason } = body;
      Object.assign(order, { confirmation: null, refusal: reason });
      const token = order.renewLink();
      order.touch();
      await logPurchase(em, order, { kind: 'refusal', reason, differences }, actor);
      await mailSupplier(em, order, await this.orders.supplierOf(order), {
        kind: 'refused',
        token,
        text: reason,
      });
    });
  }

  /**
   * The supplier brings what is still to come on other days. @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE,
   * INVALID for a line it does not have, or where no day becomes another
   */
  rescheduleOrder(call: Call, id: string, body: RescheduleBody): Promise<View> {
    return this.orders.writeOnce(call, { action: 'reschedule', id, request: body }, (em, order, actor) =>
      this.noteDays(em, order, body, actor),
    );
  }

  /**
   * Other days for what is still to come, in the caller's transaction: who waits for it is promised them.
   * @throws DomainError WRONG_STATE, INVALID for a line it does not have, or where no day becomes another
   */
  async noteDays(
    em: EntityManager,
    order: PurchaseOrder,
    said: Omit<RescheduleBody, 'version'>,
    actor: Actor,
  ): Promise<void> {
    if (!receivable.includes(order.status)) throw new DomainError('WRONG_STATE', { status: order.status });
    const differences = rescheduleLines(order, said);
    if (differences.length === 0)
      throw new DomainError('INVALID', undefined, [
        { path: 'body.promisedOn', message: 'is the day as before' },
      ]);
    order.touch();
    await logPurchase(em, order, { kind: 'reschedule', reason: said.note, differences }, actor);
    await this.bought.reschedule(order);
  }

  /** It is ordered as it was confirmed; order lines are promised for their days, and wait where nothing is left of them. */
  private async takeOver(
    em: EntityManager,
    order: PurchaseOrder,
    { lines, note }: Confirmation,
    actor: Actor,
  ): Promise<void> {
    for (const { line, quantity, unitCost, promisedOn } of placed(order, lines))
      Object.assign(line, { quantity, unitCost, promisedOn: quantity === 0 ? null : promisedOn });
    const days = lines.filter(({ quantity }) => quantity > 0).map(({ promisedOn }) => promisedOn);
    const promisedOn = days.sort().at(-1) ?? null;
    Object.assign(order, { promisedOn, refusal: null });
    const reason = [promisedOn, note].filter(Boolean).join(' · ');
    await transitionPurchase(em, order, { to: 'confirmed', reason }, actor);
    await this.bought.promise(order);
    const gone = order.lines.getItems().filter(({ quantity }) => quantity === 0);
    await this.bought.release(gone, actor, order.number ?? null);
  }
}

/** @throws DomainError WRONG_STATE where nothing waits */
function undecided(order: PurchaseOrder): Confirmation {
  if (isUndecided(order) && order.confirmation) return order.confirmation;
  throw new DomainError('WRONG_STATE', { status: order.status });
}
