import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron, publish } from '@gantry/nest-kit/events';
import { PaymentsConfig } from '../payments.config.ts';
import { ProviderAway } from '../provider/payment-provider.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { isOnline } from '../transaction/online.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import { askVoid } from '../transaction/plan-captures.ts';
import { InstructionRepository } from './instruction.repository.ts';

const batch = 100;
const stuckAfterMinutes = 15;

/** Ends what nobody goes on with: attempts that were left, and reservations whose time is over; begins anew what is stuck. */
@Injectable()
export class ExpirePayments {
  constructor(
    private readonly em: EntityManager,
    private readonly config: PaymentsConfig,
    private readonly instructions: InstructionRepository,
    private readonly book: PaymentBook,
    private readonly payments: SyncPayment,
  ) {}

  /** An attempt its payer left is closed at the provider; the order then asks for another. */
  @Cron('*/5 * * * *')
  async endAbandoned(): Promise<void> {
    const before = new Date(Date.now() - this.config.PAYMENTS_ATTEMPT_MINUTES * 60_000);
    for (const { id, orderNumber } of await this.instructions.listAbandoned(before, batch)) {
      await this.book.changeOrder(orderNumber, (payments) => {
        const attempt = payments.rows.find((row) => row.id === id);
        if (attempt?.status !== 'initialized') return;
        if (attempt.reference !== null) return askVoid(payments, attempt, 'abandoned');
        attempt.reach('terminated');
        attempt.amend({ reasonCode: 'abandoned' });
      });
    }
  }

  /** A reservation that has ended is read anew: it ends, is made again with the saved card, or finance is told. */
  @Cron('7 * * * *')
  async endRunOut(): Promise<void> {
    for (const { service, reference } of await this.instructions.listRunOut(new Date(), batch)) {
      if (!isOnline(service)) continue;
      await this.payments.sync(service, reference).catch((error: unknown) => {
        // it is asked again in an hour
        if (!(error instanceof ProviderAway)) throw error;
      });
    }
  }

  /** What waits for a provider longer than it should, because its job has used up its attempts, is begun anew. */
  @Cron('*/15 * * * *')
  async restart(): Promise<void> {
    const before = new Date(Date.now() - stuckAfterMinutes * 60_000);
    await this.em.transactional(async (em) => {
      for (const orderNumber of await this.instructions.listStuckOrders(before, batch)) {
        const mark = { entity: `payments:${orderNumber}`, version: `again ${new Date().toISOString()}` };
        await publish(em, 'payment.instructed', { orderNumber }, mark);
      }
    });
  }
}
