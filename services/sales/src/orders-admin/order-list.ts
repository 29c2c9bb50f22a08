import { Injectable, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { FollowedList } from '@gantry/nest-kit/followed-list';
import type { ListIndex } from '@gantry/nest-kit/list-index';
import { Logger } from '@gantry/nest-kit/logger';
import { listedOrders, type ListedOrderColumn } from './listed-orders.ts';

/** The list is read soon after the start, before anybody waits for it, and follows the orders though nobody looks; milliseconds. */
const readAfter = 3000;
const followEvery = 60_000;

/** All orders by what they are listed by, held in memory. */
@Injectable()
export class OrderList implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly list: FollowedList<ListedOrderColumn>;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    em: EntityManager,
    private readonly log: Logger,
  ) {
    this.list = new FollowedList(em, listedOrders, (records, milliseconds) =>
      log.info({ records, milliseconds }, 'list of orders read'),
    );
  }

  /** As the database has them now. */
  current(): Promise<ListIndex<ListedOrderColumn>> {
    return this.list.current();
  }

  onApplicationBootstrap(): void {
    const follow = () => {
      this.list.current().catch((err: unknown) => this.log.warn({ err }, 'cannot follow the list of orders'));
    };
    this.timers.push(setTimeout(follow, readAfter).unref(), setInterval(follow, followEvery).unref());
  }

  /** Before the database is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await this.list.stopFollowing();
  }

  @Cron('17 * * * *')
  async forgetChanges(): Promise<void> {
    await this.list.forgetChanges();
  }
}
