import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { Cron } from '@gantry/nest-kit/events';
import { ReservationRepository } from '../stock/reservation.repository.ts';
import { system } from './actor.ts';
import { isOpen, transitionsFor } from './line-transitions.ts';
import { OrderRepository } from './order.repository.ts';
import { TransitionLines } from './transition-lines.ts';

const batch = 50;
const to = 'cancelled-not-charged';

/** Gives goods back that wait for money which has not come in time: the lines end cancelled, not charged. */
@Injectable()
export class ExpireReservations {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly reservations: ReservationRepository,
    private readonly transitions: TransitionLines,
  ) {}

  @Cron('*/10 * * * *')
  async expireReservations(): Promise<void> {
    for (const number of await this.reservations.findExpiredOrders(batch)) await this.expireOrder(number);
  }

  /** One order, one transaction: a failure costs only that order. */
  private expireOrder(number: string): Promise<void> {
    return this.em.transactional(async () => {
      const order = await this.orders.lock(number);
      if (!order) return;
      const lines = order.lines
        .getItems()
        .filter((line) => lineStatuses[line.status].expires)
        .filter((line) => transitionsFor(order, line, system).some((one) => one.to === to && isOpen(one)));
      const reason = 'payment: not received in time';
      if (lines.length > 0) await this.transitions.transition({ order, lines, to, reason, actor: system });
    });
  }
}
