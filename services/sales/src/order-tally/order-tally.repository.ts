import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/**
 * How many orders there are of each day and state, what they brought, and how many lines left on each day: the database
 * adds to it with every change.
 */
@Injectable()
export class OrderTallyRepository {
  constructor(private readonly em: EntityManager) {}

  /** Folds what changed into what was counted before. */
  async foldChanges(): Promise<void> {
    await this.em.execute('select sales.fold_order_tally(), sales.fold_shipped_tally()');
  }
}
