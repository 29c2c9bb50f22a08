import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cancelledGroup } from '@gantry/contracts/statuses/line-groups';
import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { lineWording } from '@gantry/contracts/statuses/status-book';
import { isShownToCustomer } from '@gantry/contracts/statuses/wording';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { ReserveStock } from '../stock/reserve-stock.ts';
import type { LineMove } from './move-lines.ts';
import type { OrderLine } from './order-line.entity.ts';
import { mailLinesOf } from './order-mail.ts';

type Before = ReadonlyMap<OrderLine, LineStatus>;

/** Moves that are work of the house: the customer reads them in his order, but gets no mail. */
const silent: ReadonlySet<LineStatus> = new Set([
  'new',
  'received',
  'purchase',
  'processing',
  'completed',
  'cleared',
  'on-hold',
  'pending-review',
]);
const reshipped: ReadonlySet<LineStatus> = new Set(['replacement-shipped', 'rma-replacement-shipped']);

/** What a move of lines causes besides its entry in the timeline (domain B8): stock, mail, released payment. */
@Injectable()
export class LineEffects {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: ReserveStock,
  ) {}

  /** Runs inside the transaction of the move; `before` holds the status each line came from. */
  async cause(move: LineMove, before: Before): Promise<void> {
    await this.moveStock(move, before);
    await this.tellCustomer(move, before);
    const { order } = move;
    if (order.state === 'canceled') {
      const mark = { entity: `order:${order.number}`, version: order.version };
      await publish(this.em, 'order.canceled', { number: order.number }, mark);
    }
  }

  private async moveStock({ order, lines, to }: LineMove, before: Before): Promise<void> {
    if (to === 'confirmed') await this.stock.allocate(lines);
    if (cancelledGroup.has(to)) await this.stock.release(lines);
    if (to === 'shipped') await this.stock.ship(lines);
    const isReshipped = reshipped.has(to);
    const revived = isReshipped ? lines : lines.filter((line) => isRevived(before.get(line), to));
    if (revived.length === 0) return;
    await this.stock.release(revived);
    const shortages = await this.stock.reserve(order.id, revived, null);
    if (shortages.length > 0) throw new DomainError('WRONG_STATE', { shortages });
    if (isReshipped) await this.stock.ship(revived);
  }

  /** A mail for lines whose wording has changed for the customer. */
  private async tellCustomer({ order, lines, to }: LineMove, before: Before): Promise<void> {
    if (silent.has(to) || !isShownToCustomer(to)) return;
    const told = lines.filter((line) => wordingOf(before.get(line)) !== lineWording[to]);
    if (told.length === 0) return;
    const { number, email, name, locale, token } = order;
    const isGuest = order.accountId === null;
    const payload = { number, email, name, locale, to, isGuest, token, lines: mailLinesOf(told) };
    const mark = { entity: `order:${number}`, version: `${order.version}:moved` };
    await publish(this.em, 'order.lines-moved', payload, mark);
  }
}

const wordingOf = (status: LineStatus | undefined) => (status ? lineWording[status] : null);

/** A line that had given its units back and is open again. */
const isRevived = (from: LineStatus | undefined, to: LineStatus): boolean =>
  from !== undefined && !cancelledGroup.has(to) && (cancelledGroup.has(from) || from === 'not-processed');
