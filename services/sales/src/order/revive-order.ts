import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { system } from './actor.ts';
import { OrderRepository } from './order.repository.ts';
import { TransitionLines } from './transition-lines.ts';

/** Takes lines up again whose payment had failed, because another attempt begins. */
@Injectable()
export class ReviveOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly transitions: TransitionLines,
  ) {}

  /**
   * All or none; without effect where none waits for it. Their goods are reserved anew.
   * @throws DomainError NOT_FOUND, WRONG_STATE with the shortages where goods are gone
   */
  revive(orderNumber: string): Promise<void> {
    return this.em.transactional(async () => {
      const order = await this.orders.lock(orderNumber);
      if (!order) throw new DomainError('NOT_FOUND');
      const lines = order.lines.getItems().filter(({ status }) => status === 'not-processed');
      if (lines.length === 0) return;
      const reason = 'payment: another attempt';
      await this.transitions.transition({ order, lines, to: 'new', reason, actor: system });
    });
  }
}
