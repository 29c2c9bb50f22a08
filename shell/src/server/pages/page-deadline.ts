import { TimeoutError, type Transport } from '@gantry/api-client';

/** How long a page may take in all, in milliseconds; one that takes longer is answered with 503. */
export const pageLimit = 5000;
/** What of it is left for writing the page once its calls have been given up. */
const reserve = 500;
/** A page that begins to load its data late is still given this, to find out that there is none. */
const least = 250;

/**
 * The one deadline of a page, from the request's arrival: looking up the visitor, loaders one after the other, and calls
 * one after the other in a loader all draw on the same time. A service that hangs costs a visitor five seconds, however
 * many calls the page makes.
 */
export class PageDeadline {
  private readonly endsAt = performance.now() + pageLimit;

  /** Milliseconds until the page has to be there. */
  get left(): number {
    return Math.max(this.endsAt - performance.now(), least);
  }

  /** The same way, but every call ends in time for the page to say so. */
  bound(transport: Transport): Transport {
    return (call) => {
      const left = this.endsAt - reserve - performance.now();
      if (left <= 0) return Promise.reject(new TimeoutError('The time of the page is over'));
      return transport(left < call.timeout ? { ...call, timeout: left } : call);
    };
  }
}
