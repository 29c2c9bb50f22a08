import { Injectable } from '@nestjs/common';
import { Cron } from '@gantry/nest-kit/events';
import { OrderTallyRepository } from './order-tally.repository.ts';

/** Each change of an order adds to the tally; it stays short by being folded. */
@Injectable()
export class FoldOrderTally {
  constructor(private readonly tally: OrderTallyRepository) {}

  @Cron('* * * * *')
  async foldTally(): Promise<void> {
    await this.tally.foldChanges();
  }
}
