import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LineProgress } from '@gantry/domain/statuses/line-progress';
import type { LineBlocker } from '@gantry/domain/statuses/line-status-row';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { SalesConfig } from '../sales.config.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import type { Actor } from './actor.ts';
import { isNews } from './line-news.ts';
import type { Order, OrderLine } from './order.entity.ts';
import { mailLinesOf } from './order-mail.ts';
import { owedBackOf } from './order-sums.ts';
import { Refunds } from './refunds.ts';

const day = 24 * 60 * 60 * 1000;

/** A transition of lines of one order, already known to be wanted. */
export interface LineTransition {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly to: LineStatus;
  readonly reason: string | null;
  readonly actor: Actor;
  /** made by a shipment, which counts the units, takes them off the shelf and tells the customer itself */
  readonly byShipment?: boolean;
  /** another mail says it better */
  readonly isQuiet?: boolean;
  /** the day goods leave that are late */
  readonly promisedOn?: string | null;
}
/** Where each line stood before the transition. */
export type LinesBefore = ReadonlyMap<OrderLine, LineProgress>;

/** What a transition of lines causes besides its entry in the timeline: stock, mail, released payment. */
@Injectable()
export class LineEffects {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: ReserveStock,
    private readonly refunds: Refunds,
    private readonly config: SalesConfig,
  ) {}

  /** Runs inside the transaction of the transition. */
  async applyTransition(transition: LineTransition, before: LinesBefore): Promise<void> {
    await this.applyToStock(transition, before);
    await this.notifyCustomer(transition, before);
    await this.payBack(transition);
    const { order } = transition;
    if (order.state === 'canceled') {
      const { number, version } = order;
      await publish(this.em, 'order.canceled', { number, version }, { entity: `order:${number}`, version });
    }
  }

  /** Money the seller may not keep goes back where the seller ends a line; a request settles its own. */
  private async payBack({ order, lines, to, reason }: LineTransition): Promise<void> {
    if (to !== 'declined' && to !== 'cancelled-black-list') return;
    const amount = owedBackOf(order);
    if (amount === 0) return;
    const reference = `${order.number}-v${order.version}`;
    const numbers = lines.map(({ lineNumber }) => lineNumber);
    const facts = { reference, requestId: null, lines: numbers, credit: null, reason: reason ?? to };
    await this.refunds.claim(order, facts, order.due + amount);
  }

  private async applyToStock({ order, lines, to }: LineTransition, before: LinesBefore): Promise<void> {
    const { stock } = lineStatuses[to];
    if (stock === 'allocate') await this.stock.allocate(lines);
    if (stock === 'release') await this.stock.release(lines);
    const isReshipped = stock === 'reship';
    const revived = isReshipped ? lines : lines.filter((line) => isRevived(before.get(line)?.status, to));
    if (revived.length === 0) return;
    await this.stock.release(revived);
    const shortages = await this.stock.reserve(
      order.id,
      revived,
      this.holdUntil(order, to),
      isReshipped ? 'nothing' : 'ordered-in',
    );
    if (shortages.length > 0) {
      const blockers: LineBlocker[] = ['OUT_OF_STOCK'];
      throw new DomainError('WRONG_STATE', { blockers, shortages });
    }
    if (isReshipped) await this.stock.ship(revived);
  }

  /** Goods that wait for money again are kept for as long as those of a new order. */
  private holdUntil({ paymentTerm }: Order, to: LineStatus): Date | null {
    if (paymentTerm !== 'advanced' || !lineStatuses[to].expires) return null;
    return new Date(Date.now() + this.config.SALES_PREPAID_HOLD_DAYS * day);
  }

  /** One mail for all lines about which the customer learns something new. */
  private async notifyCustomer(
    { order, lines, to, byShipment, isQuiet }: LineTransition,
    before: LinesBefore,
  ): Promise<void> {
    if (byShipment || isQuiet) return;
    const changed = lines.filter((line) => isNews(before.get(line), to));
    if (changed.length === 0) return;
    const { number, email, name, locale, token } = order;
    const isGuest = order.accountId === null;
    const { paymentService } = order;
    const about = { number, email, name, locale, to, isGuest, token, paymentService };
    const payload = { ...about, lines: mailLinesOf(changed) };
    const mark = { entity: `order:${number}`, version: `${order.version}:lines` };
    await publish(this.em, 'order.lines-transitioned', payload, mark);
  }
}

/** A line that had given its units back, or may have, and is open again. */
function isRevived(from: LineStatus | undefined, to: LineStatus): boolean {
  if (!from || lineStatuses[to].stock === 'release') return false;
  const { stock } = lineStatuses[from];
  return stock === 'release' || stock === 'lapse';
}
