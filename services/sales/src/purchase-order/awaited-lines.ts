import { Injectable } from '@nestjs/common';
import { deliveryParts } from '@gantry/domain/delivery-days';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { RescheduleLines } from '../order/reschedule-lines.ts';
import { TransitionLines } from '../order/transition-lines.ts';

/** The lines of a locked order that wait for goods bought for the shelf, in the caller's transaction. */
@Injectable()
export class AwaitedLines {
  constructor(
    private readonly transitions: TransitionLines,
    private readonly rescheduling: RescheduleLines,
  ) {}

  /**
   * What waited as backordered and has all it needs now can be picked. That is for whoever may say so: after a count by a
   * feed the line has its units and waits for the warehouse.
   * @param by who booked the units in
   */
  async process(order: Order, served: ReadonlySet<string>, by: Actor | null): Promise<void> {
    if (!by || !mayTransition(lineStatuses, by.role, 'backordered', 'processing')) return;
    const ready = order.lines
      .getItems()
      .filter(
        (line) =>
          served.has(line.id) &&
          line.status === 'backordered' &&
          lineTransitions(line).includes('processing'),
      );
    const facts = { order, to: 'processing' as const, reason: 'stock arrived', actor: by };
    if (ready.length > 0) await this.transitions.transition({ ...facts, lines: ready });
  }

  /** Later days than were promised are told; a line whose units nobody brings any more has none. */
  async promise(
    order: Order,
    days: readonly { readonly lineId: string; readonly day: string | null }[],
    reason: string,
  ): Promise<void> {
    const dayOf = new Map(days.map(({ lineId, day }) => [lineId, day]));
    const own = order.lines.getItems().filter(({ id }) => dayOf.has(id));
    const late = own.flatMap((line) => {
      const expectedOn = dayOf.get(line.id);
      const ships = expectedOn && leavingDay(expectedOn);
      return ships && line.promise && ships > line.promise.to ? [{ line, day: ships }] : [];
    });
    await this.rescheduling.reschedule(order, late, reason);
    const lost = own.filter(({ id, status }) => dayOf.get(id) === null && status !== 'backordered');
    if (lost.length > 0) await this.rescheduling.loseDays(order, lost, reason);
  }
}

/** The day on which goods leave that reach our dock on a day; as carts and orders count it. */
function leavingDay(expectedOn: string): string | null {
  const part = { quantity: 1, availability: 'backordered' as const, days: null, expectedOn };
  return deliveryParts([part], new Date(), null)[0]?.ships?.to ?? null;
}
