import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { listen } from '@gantry/nest-kit/listen';
import { Logger } from '@gantry/nest-kit/logger';
import { versionChannel } from '../version/raise-version.ts';
import { OfferMoments } from './offer-moments.ts';
import { ScheduledPrices } from './scheduled-prices.ts';

/** The longest sleep, in milliseconds: a notice can be lost, clocks are put right, timers reach no further than 24 days. */
const maxWaitMs = 60_000;
/** When something could not be done just now, in milliseconds. */
const retryAfter = 250;

/**
 * Shows scheduled prices at the very moment a price begins or ends. The next moment is asked for anew after every
 * change of the catalogue, whichever process made it, for it may have brought an earlier one.
 */
@Injectable()
export class PriceScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopListening: (() => Promise<void>) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopping = false;

  constructor(
    private readonly em: EntityManager,
    private readonly database: DatabaseConfig,
    private readonly moments: OfferMoments,
    private readonly clock: ScheduledPrices,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = listen({
      databaseUrl: this.database.DATABASE_URL,
      channel: versionChannel,
      log: this.log,
      onNotice: () => this.nudge(),
      onConnected: () => this.nudge(),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.stopListening?.();
    await this.work;
  }

  /** Does what has come up, and sleeps until what comes next. */
  nudge(): void {
    this.isAskedAgain = true;
    if (!this.isStopping) this.work ??= this.applyDuePrices().finally(() => (this.work = null));
  }

  private async applyDuePrices(): Promise<void> {
    let wait = maxWaitMs;
    while (this.isAskedAgain && !this.isStopping) {
      this.isAskedAgain = false;
      try {
        wait = await RequestContext.create(this.em, () => this.catchUp());
      } catch (err) {
        this.log.warn({ err }, 'prices that begin or end by the clock cannot be looked after');
        wait = retryAfter * 4;
      }
    }
    clearTimeout(this.timer);
    if (!this.isStopping) this.timer = setTimeout(() => this.nudge(), wait).unref();
  }

  private async catchUp(): Promise<number> {
    const wait = await this.moments.untilNext();
    if (wait === null) return maxWaitMs;
    if (wait > 0) return Math.min(wait, maxWaitMs);
    const isDone = await this.clock.tick();
    return isDone ? 0 : retryAfter;
  }
}
