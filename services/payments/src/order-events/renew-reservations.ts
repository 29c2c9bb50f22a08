import { Injectable } from '@nestjs/common';
import { Cron } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { ProviderAway, ProviderRefused } from '../provider/payment-provider.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { InstructionRepository, type Renewable } from './instruction.repository.ts';

const batch = 100;
const dayMs = 86_400_000;
/** Days for which the wallet answers for what it has reserved, and those after which it is over for good. */
const honorDays = 3;
const reservedDays = 29;

/** Orders of the wallet that ship late: what is reserved for them is reserved anew before the wallet may let it go. */
@Injectable()
export class RenewReservations {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly instructions: InstructionRepository,
    private readonly payments: SyncPayment,
    private readonly log: Logger,
  ) {}

  @Cron('37 * * * *')
  async renewAll(now = new Date()): Promise<void> {
    const days = (count: number) => new Date(now.getTime() - count * dayMs);
    const since = { renewedBefore: days(honorDays), begunAfter: days(reservedDays) };
    for (const reservation of await this.instructions.listRenewable(since, batch)) {
      try {
        await this.renewOne(reservation, now);
      } catch (error) {
        // it is asked again in an hour
        if (error instanceof ProviderAway) return;
        throw error;
      }
    }
  }

  private async renewOne({ id, reference, renewedAt }: Renewable, now: Date): Promise<void> {
    const provider = this.providers.findProvider('paypal-express-checkout');
    if (!provider) return;
    try {
      await provider.renew(reference, `${id}:renew:${renewedAt.getTime()}`);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      if (error.detail === 'REAUTHORIZATION_TOO_SOON') return;
      this.log.warn({ reference, detail: error.detail }, 'a reservation could not be renewed');
    }
    await this.instructions.noteRenewed(id, now);
    await this.payments.sync(provider.service, reference);
  }
}
