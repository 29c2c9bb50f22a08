import { DomainError } from '@gantry/nest-kit/errors';

/** Waiting work beyond which more is refused: a page shows its empty frame sooner than a time-out would let it. */
const maxWaiting = 300;

/** Lets at most `width` pieces of work run at once; the others wait in order. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  /** @throws DomainError UNAVAILABLE when too much waits already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.width) this.running += 1;
    else if (this.waiting.length >= maxWaiting) throw new DomainError('UNAVAILABLE');
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // the place goes straight to the next in line; whoever comes meanwhile finds it taken
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
