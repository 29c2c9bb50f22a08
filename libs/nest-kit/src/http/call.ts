import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTags } from '@gantry/contracts/catalogue-tags';
import { guestIdentity, type Identity } from '@gantry/contracts/schemas/account';
import { idempotencyHeader } from '@gantry/contracts/cookies';
import { CookieJar } from './cookie-jar.ts';
import { internalHeaders } from './headers.ts';

/** Everything about the call being answered that is not its input. */
export interface Call {
  readonly requestId: string;
  readonly caller: Identity;
  /** the guest's cart token; null without one */
  readonly cartToken: string | null;
  /** the guest's token of the request for a quote being written; null without one */
  readonly quoteToken: string | null;
  /** secret of the device, which only identity is told; null without one */
  readonly deviceToken: string | null;
  /** secret of a sign-in that waits for its second step, which only identity is told; null without one */
  readonly signInStepToken?: string | null;
  /** secret of a company sign-on that was begun, which only identity is told; null without one */
  readonly signOnToken?: string | null;
  /** `en-US` when the visitor has none */
  readonly locale: string;
  /** null for endpoints that need none */
  readonly idempotencyKey: string | null;
  /** the visitor's network address, for limits and the audit trail */
  readonly address: string | null;
  /** what the visitor's browser calls itself, which only identity is told; null without it */
  readonly agent?: string | null;
  /** cookies the answer sets; only identity and sales are listened to */
  readonly cookies: CookieJar;
  /** what the answer shows, for caches of pages; an answer that does not say it may show anything */
  cacheTags?: CacheTags;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;
const store = new AsyncLocalStorage<Call>();

/** The call being answered; undefined in jobs and at start. */
export const currentCall = (): Call | undefined => store.getStore();

/** Runs code as part of answering a call. */
export const withCall = <T>(call: Call, run: () => T): T => store.run(call, run);

/** Reads the call from headers that came with a proven internal key. */
export function callOf(headers: Headers, requestId: string): Call {
  return {
    requestId,
    caller: decodeCaller(one(headers[internalHeaders.caller])),
    cartToken: one(headers[internalHeaders.cart]),
    quoteToken: one(headers[internalHeaders.quote]),
    deviceToken: one(headers[internalHeaders.device]),
    signInStepToken: one(headers[internalHeaders.signInStep]),
    signOnToken: one(headers[internalHeaders.signOn]),
    locale: one(headers[internalHeaders.locale]) ?? 'en-US',
    idempotencyKey: one(headers[idempotencyHeader]),
    address: one(headers[internalHeaders.address]),
    agent: one(headers[internalHeaders.agent]),
    cookies: new CookieJar(),
  };
}

export function encodeCaller(caller: Identity): string {
  return Buffer.from(JSON.stringify(caller)).toString('base64url');
}

function decodeCaller(text: string | null): Identity {
  if (!text) return guestIdentity;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Identity;
}

function one(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) || null;
}
