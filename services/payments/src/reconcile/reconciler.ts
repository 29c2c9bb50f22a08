import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { Cron } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { FinishPayment } from '../payment/finish-payment.ts';
import { PaymentsConfig } from '../payments.config.ts';
import { ProviderAway } from '../provider/payment-provider.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { WaitingWebhooksRepository } from './waiting-webhooks.repository.ts';

interface Reported {
  readonly service: OnlinePaymentService;
  readonly reference: string;
}

const batch = 100;
/** Milliseconds in a minute, the clock's own turn. */
const clockMs = 60_000;
/** How much rarer those are asked about that only wait for their goods to leave. */
const quietTurns = 20;
/** Days after which a webhook of a payment that never became ours is somebody else's. */
const webhookDays = 3;

/**
 * Asks the providers for what their webhooks lost: payments of which something is still expected, and webhooks of
 * payments that were not known when they came.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isAtWork = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly config: PaymentsConfig,
    private readonly payments: FinishPayment,
    private readonly sync: SyncPayment,
    private readonly webhooks: WaitingWebhooksRepository,
    private readonly log: Logger,
  ) {}

  /** The clock turns once a minute; whoever wants it sooner has a timer of their own. */
  onApplicationBootstrap(): void {
    const wait = this.config.PAYMENTS_RECONCILE_SECONDS * 1000;
    if (wait >= clockMs) return;
    this.timer = setInterval(() => {
      RequestContext.create(this.orm.em, () => this.reconcileOpen()).catch((err: unknown) =>
        this.log.warn({ err }, 'payments could not be reconciled'),
      );
    }, wait);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  @Cron('* * * * *')
  async reconcileOpen(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      const before = new Date(Date.now() - this.config.PAYMENTS_RECONCILE_SECONDS * 1000);
      const quietBefore = new Date(Date.now() - quietTurns * this.config.PAYMENTS_RECONCILE_SECONDS * 1000);
      const open = await this.sync.listOpen({ before, quietBefore }, batch);
      const told = await this.webhooks.listWaiting(before, batch);
      await this.askProviders([...open, ...told]);
      const old = new Date(Date.now() - webhookDays * 86_400_000);
      await this.webhooks.endUnknown(old);
    } finally {
      this.isAtWork = false;
    }
  }

  private async askProviders(all: readonly Reported[]): Promise<void> {
    const away = new Set<string>();
    const asked = new Set<string>();
    for (const { service, reference } of all) {
      const name = `${service} ${reference}`;
      if (asked.has(name)) continue;
      asked.add(name);
      // a provider that did not answer for one payment is not asked for a hundred others
      const isAnswered = !away.has(service) && (await this.askProvider({ service, reference }));
      if (isAnswered) await this.sync.noteAnswer(service, reference);
      else {
        away.add(service);
        await this.sync.noteSilence(service, reference);
      }
    }
  }

  /** @returns false where the provider said nothing */
  private async askProvider({ service, reference }: Reported): Promise<boolean> {
    try {
      const isOurs = await this.payments.finishReported(service, reference);
      if (isOurs) await this.webhooks.endWaiting(service, reference);
      return true;
    } catch (error) {
      if (error instanceof ProviderAway) return false;
      // one payment that cannot be settled keeps no other from it
      this.log.error({ err: error, service, reference }, 'a payment could not be reconciled');
      return true;
    }
  }
}
