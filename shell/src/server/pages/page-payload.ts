import type { AppStore } from '@gantry/api-client';
import { answersOf } from '@gantry/api-client/server';
import type { RemoteName } from '@gantry/contracts/remotes';
import { EncodedBody } from '../http/encoded-body.ts';
import type { Kept } from '../cache/change-aware-cache.ts';
import type { Origin } from '../cache/page-origin.ts';

/** Bytes in memory for each of the payload: itself, and what it is compressed to. */
const memoryFactor = 1.5;

/** A shared page's data alone, made once for everybody. */
export class PagePayload implements Kept {
  readonly origin: Origin;
  readonly body: EncodedBody;

  constructor(store: Pick<AppStore, 'getState'>, remote: RemoteName, origin: Origin) {
    this.origin = origin;
    this.body = new EncodedBody(Buffer.from(JSON.stringify(answersOf(store, remote))), 'page');
  }

  get size(): number {
    return Math.ceil(this.body.size * memoryFactor);
  }
}
