import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TrackedPackage } from '@gantry/contracts/schemas/label';
import { Cron, publish } from '@gantry/nest-kit/events';
import { HttpCarrier } from './http-carrier.ts';
import { Label } from './label.entity.ts';

const batch = 100;
const dayMs = 86_400_000;
/** A package nobody has seen for so long is not asked for any more. */
const giveUpAfterMs = 90 * dayMs;

/** Asks the carrier what became of packages, and tells what is new. */
@Injectable()
export class TrackLabels {
  private readonly log = new Logger('carrier');

  constructor(
    private readonly em: EntityManager,
    private readonly carrier: HttpCarrier,
  ) {}

  @Cron('* * * * *')
  async track(): Promise<void> {
    let last: string | null = null;
    for (;;) {
      const after: object = last === null ? {} : { id: { $gt: last } };
      const labels: Label[] = await this.em
        .fork()
        .find(Label, { endedAt: null, ...after }, { orderBy: { id: 'asc' }, limit: batch });
      last = labels.at(-1)?.id ?? null;
      if (last === null) return;
      await this.trackSome(labels);
    }
  }

  private async trackSome(labels: readonly Label[]): Promise<void> {
    const numbers = labels.map(({ tracking }) => tracking);
    const tracked = await this.carrier.trackPackages(numbers).catch((error: unknown) => {
      this.log.warn(`packages were not tracked: ${String(error)}`);
      return [];
    });
    const byNumber = new Map(tracked.map((one) => [one.tracking, one]));
    for (const { id, tracking } of labels) await this.tellNews(id, byNumber.get(tracking));
  }

  /** Each in a transaction of its own: a failure costs one package its turn. */
  private tellNews(id: string, found: TrackedPackage | undefined): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const label = await em.findOneOrFail(Label, { id });
      const events = found?.events ?? [];
      const { provider, tracking } = label;
      if (events.length > label.reported) {
        const told = events.map((event) => ({ ...event, tracking }));
        const mark = { entity: `package:${tracking}`, version: events.length };
        await publish(em, 'tracking.reported', { provider, tracking, events: told }, mark);
        label.reported = events.length;
      }
      const isOver = events.some(({ kind }) => kind === 'delivered' || kind === 'returned');
      const isForgotten = label.boughtAt.getTime() < Date.now() - giveUpAfterMs;
      if (isOver || isForgotten) label.endedAt = new Date();
    });
  }
}
