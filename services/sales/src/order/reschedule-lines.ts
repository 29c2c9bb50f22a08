import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PromisedDays } from '@gantry/domain/business-days';
import { areSameDays } from '@gantry/domain/delivery-days';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { publish } from '@gantry/nest-kit/events';
import { system } from './actor.ts';
import type { Order, OrderLine } from './order.entity.ts';
import { logChanges } from './order-log.ts';
import { mailLinesOf } from './order-mail.ts';
import { TransitionLines } from './transition-lines.ts';

/** The day on which a line of an order leaves from now on. */
export interface NewDay {
  readonly line: OrderLine;
  readonly day: string;
}

/** Before the seller has accepted a line nothing is promised that could be moved. */
const promising: readonly LineStatus[] = [
  'confirmed',
  'received',
  'purchase',
  'in-production',
  'processing',
  'backordered',
];

/** Lines that leave on other days than they were promised; inside the caller's transaction, the order locked. */
@Injectable()
export class RescheduleLines {
  constructor(
    private readonly em: EntityManager,
    private readonly transitions: TransitionLines,
  ) {}

  /**
   * Promises the new days. What comes later than promised waits as backordered, so that its customer may keep or cancel
   * it. One mail tells all of it; days that are as before are no news.
   * @param reason what made it so, such as the number of a purchase order
   */
  async reschedule(order: Order, days: readonly NewDay[], reason: string): Promise<void> {
    const news = days.filter(
      ({ line, day }) =>
        line.openUnits > 0 &&
        promising.includes(line.status) &&
        !areSameDays(line.promise ?? null, onDay(day)),
    );
    if (news.length === 0) return;
    const late = news.filter(({ line: { promise }, day }) => promise && day > promise.to);
    for (const one of late) await this.delayLine(order, one, reason);
    for (const { line, day } of news) {
      if (late.some((one) => one.line === line)) line.delayUntil(day);
      else line.promise = onDay(day);
    }
    order.version += 1;
    const changes = news.map(({ line: { lineNumber, status }, day }) => ({
      axis: 'line' as const,
      lineNumber,
      from: status,
      to: status,
      reason: `ships ${day}: ${reason}`,
    }));
    await logChanges(this.em, order, changes, system);
    await this.tellCustomer(
      order,
      news.map(({ line }) => line),
      late.length > 0,
    );
  }

  /** Nobody brings the lines any more: they wait as backordered without a day, and their customer may keep or cancel them. */
  async loseDays(order: Order, lines: readonly OrderLine[], reason: string): Promise<void> {
    const promised = lines.filter((line) => line.openUnits > 0 && promising.includes(line.status));
    const early = promised.filter(({ status }) => status === 'confirmed');
    if (early.length > 0)
      await this.transitions.transition({
        order,
        lines: early,
        to: 'received',
        reason,
        actor: system,
        isQuiet: true,
      });
    const lost = promised.filter((line) => lineTransitions(line).includes('backordered'));
    for (const line of lost) line.promise = null;
    if (lost.length > 0)
      await this.transitions.transition({ order, lines: lost, to: 'backordered', reason, actor: system });
  }

  /** As far as the status book lets it. */
  private async delayLine(order: Order, { line, day }: NewDay, reason: string): Promise<void> {
    const facts = { order, lines: [line], reason, actor: system, isQuiet: true };
    if (line.status === 'confirmed') await this.transitions.transition({ ...facts, to: 'received' });
    if (!lineTransitions(line).includes('backordered')) return;
    await this.transitions.transition({ ...facts, to: 'backordered', promisedOn: day });
  }

  private tellCustomer(order: Order, lines: readonly OrderLine[], isLate: boolean): Promise<void> {
    const { number, email, name, locale, token } = order;
    const isGuest = (order.accountId ?? null) === null;
    const payload = { number, email, name, locale, token, isGuest, lines: mailLinesOf(lines), isLate };
    const mark = { entity: `order:${number}`, version: `${order.version}:days` };
    return publish(this.em, 'order.rescheduled', payload, mark);
  }
}

const onDay = (day: string): PromisedDays => ({ from: day, to: day });
