import { Injectable } from '@nestjs/common';
import { Cron } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { PaymentsConfig } from '../payments.config.ts';
import { ProviderAway } from '../provider/payment-provider.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { isOnline } from '../transaction/online.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import { askVoid } from '../transaction/plan-captures.ts';
import { CarryOut } from './carry-out.ts';
import { InstructionRepository } from './instruction.repository.ts';

const batch = 100;
const stuckAfterSeconds = 30;

/** Ends what nobody goes on with: attempts that were left, and reservations whose time is over; goes on with what is stuck. */
@Injectable()
export class ExpirePayments {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly instructions: InstructionRepository,
    private readonly book: PaymentBook,
    private readonly payments: SyncPayment,
    private readonly carrying: CarryOut,
    private readonly log: Logger,
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

  /** What a provider was to be told and was not, because the process that told it is gone, or its job is. */
  @Cron('* * * * *')
  async carryOutStuck(): Promise<void> {
    const before = new Date(Date.now() - stuckAfterSeconds * 1000);
    for (const orderNumber of await this.instructions.listStuckOrders(before, batch)) {
      try {
        await this.carrying.carryOut({ orderNumber });
      } catch (error) {
        // no answer now: the others wait for the next turn too
        if (error instanceof ProviderAway) return;
        this.log.error({ err: error, orderNumber }, 'what was asked of a provider could not be carried out');
      }
    }
  }
}
