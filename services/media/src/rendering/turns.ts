import PQueue from 'p-queue';
import { DomainError } from '@gantry/nest-kit/errors';

/** Waiting work beyond which more is refused: a page shows its empty frame sooner than a time-out would let it. */
const maxWaiting = 300;

/** Lets at most `width` jobs run at once; the others wait in order. */
export class Turns {
  private readonly queue: PQueue;

  constructor(width: number) {
    this.queue = new PQueue({ concurrency: width });
  }

  /** @throws DomainError UNAVAILABLE when too much waits already */
  async runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.size >= maxWaiting) throw new DomainError('UNAVAILABLE');
    return this.queue.add(work);
  }
}
