import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { ReceiveStock } from '../stock/receive-stock.ts';
import { ReservationRepository, type AwaitingLine } from '../stock/reservation.repository.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import { dayOfLine } from './awaited-days.ts';
import { AwaitedLines } from './awaited-lines.ts';

/** Order lines that wait for goods bought for the shelf: whoever ordered first is served first (domain B3, B4). */
@Injectable()
export class ServeAwaiting {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly reservations: ReservationRepository,
    private readonly stock: ReceiveStock,
    private readonly levels: StockRepository,
    private readonly lines: AwaitedLines,
  ) {}

  /** Units that came go to the lines that wait for them; where their days changed, lines are promised anew. */
  @OnEvent('stock.awaited', { hasOwnTransactions: true })
  async serve({ skus, reason, by }: EventPayload<'stock.awaited'>): Promise<void> {
    const all = await this.reservations.findAwaiting(skus);
    if (reason !== null) return this.promiseDays(all, reason);
    await this.eachOrder(all, async (order, waiting) => {
      const served = await this.stock.serveLines(waiting.map(({ lineId }) => lineId));
      await this.lines.process(order, served, by);
    });
  }

  /** @param lines the first to be served first */
  private async promiseDays(lines: readonly AwaitingLine[], reason: string): Promise<void> {
    const coming = await this.levels.comingOf([...new Set(lines.map(({ sku }) => sku))]);
    const dayOf = ({ lineId, sku }: AwaitingLine) =>
      dayOfLine(
        lineId,
        lines.filter((one) => one.sku === sku),
        coming.get(sku) ?? [],
      );
    await this.eachOrder(lines, (order, waiting) =>
      this.lines.promise(
        order,
        waiting.map((line) => ({ lineId: line.lineId, day: dayOf(line) })),
        reason,
      ),
    );
  }

  /** Runs for each order with its lines among these, in a transaction of its own that holds the order. */
  private async eachOrder(
    lines: readonly AwaitingLine[],
    act: (order: Order, own: AwaitingLine[]) => Promise<void>,
  ): Promise<void> {
    const numbers = [...new Set(lines.map(({ number }) => number))];
    for (const number of numbers)
      await this.em.transactional(async () => {
        const order = await this.orders.lock(number);
        if (order)
          await act(
            order,
            lines.filter((one) => one.number === number),
          );
      });
  }
}
