import {
  parseBody,
  TimeoutError,
  type AnswerHeaders,
  type IncomingAnswer,
  type Transport,
} from '@gantry/api-client';
import { cookieNames, headersFromCookies } from '@gantry/contracts/cookies';
import { readCacheTags, cacheTagsHeader, writeCacheTags } from '@gantry/contracts/catalogue-tags';
import type { CatalogueChanges } from './catalogue-changes.ts';
import { ChangeAwareCache, type Kept } from './change-aware-cache.ts';
import type { Origin } from './page-origin.ts';
import type { GatewayClient, TextAnswer, TextCall } from '../calls/gateway-client.ts';

const maxBytes = 24 * 1024 * 1024;
/** Bytes in memory of read JSON for each character of its text, roughly. */
const memoryFactor = 4;
const minute = 60_000;
/** Milliseconds that an answer for everybody may take, whoever waits for it. */
const limit = 4000;

/** An answer of the catalogue that is the same for everybody. */
interface CachedAnswer extends Kept {
  /** frozen: many pages show the same one */
  readonly body: unknown;
}

/**
 * Answers for pages that are made for nobody in particular: those that several pages ask for, such as the category
 * tree, are asked for once and kept until what they show changes. Never one that a cookie had to do with.
 */
export class CachedAnswers {
  private readonly gateway: GatewayClient;
  private readonly changes: CatalogueChanges;
  private readonly cache: ChangeAwareCache<CachedAnswer>;

  constructor(gateway: GatewayClient, changes: CatalogueChanges) {
    this.gateway = gateway;
    this.changes = changes;
    this.cache = new ChangeAwareCache({
      maxBytes,
      changes,
      // a page is given a moment longer than it is true, so what it is made of is not
      staleFor: 0,
      refreshAfter: 5 * minute,
      maxAge: 30 * minute,
      now: () => performance.now(),
    });
  }

  /** Travels as the gateway's own transport does, but for answers that are here. */
  readonly transport: Transport = async (call) => {
    if (call.method !== 'GET' || call.headers.cookie !== undefined) return this.gateway.transport(call);
    const key = `${call.headers[headersFromCookies[cookieNames.locale]]} ${call.address}`;
    if (!this.cache.admits(key, true)) return this.gateway.transport(call);
    const { address, method, headers, timeout } = call;
    // another page may wait for the same answer and have more time left
    const answer = this.everybodys(key, { address, method, headers, timeout: Math.max(timeout, limit) });
    return inTime(answer, timeout);
  };

  private async everybodys(key: string, call: TextCall): Promise<IncomingAnswer> {
    const unknown = this.changes.freshen();
    if (unknown) await unknown;
    let other: TextAnswer | undefined;
    const kept = await this.cache.getOrMake(key, async () => {
      other = await this.gateway.sendRequest(call);
      return cachedFrom(other);
    });
    if (kept) return { status: 200, headers: this.headersOf(kept), body: kept.body };
    // an answer that may not be cached is for its caller only: a caller that waited for it sends its own request
    const { status, headers, text } = other ?? (await this.gateway.sendRequest(call));
    return { status, headers, body: parseBody(text) };
  }

  private headersOf({ origin }: CachedAnswer): AnswerHeaders {
    return {
      get: (name) => (name === cacheTagsHeader ? this.shownNow(origin) : null),
      getSetCookie: () => [],
    };
  }

  /**
   * What is still true is as new as everything known to have changed, since none of that touched it. Said to be as old
   * as it was made, it would make pages that stand beside newer answers look outdated.
   */
  private shownNow({ version, tags }: Origin): string {
    const isTrue = this.changes.outdatedSince({ version, tags }) === undefined;
    return writeCacheTags({ version: isTrue ? Math.max(version, this.changes.version) : version, tags });
  }
}

/** @throws TimeoutError when the answer is not there after so many milliseconds */
async function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimeoutError('No answer in time')), milliseconds);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer as it may be given to others: a good one that says what of the catalogue it shows. */
function cachedFrom({ status, headers, text }: TextAnswer): CachedAnswer | undefined {
  const shown = readCacheTags(headers.get(cacheTagsHeader));
  if (status !== 200 || shown?.version == null || headers.getSetCookie().length > 0) return undefined;
  const body = parseBody(text);
  if (body === undefined) return undefined;
  const origin: Origin = { version: shown.version, tags: shown.tags };
  return { body: frozen(body), size: text.length * memoryFactor, origin };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
