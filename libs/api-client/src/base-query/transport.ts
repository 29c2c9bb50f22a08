/** A call that is ready to travel. */
export interface OutgoingCall {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  /** aborted when nobody waits for the answer any more */
  readonly signal: AbortSignal;
  /** milliseconds until the call counts as lost */
  readonly timeout: number;
}

/** What of an answer's headers is asked for. */
export type AnswerHeaders = Pick<Headers, 'get' | 'getSetCookie'>;

/** An answer that has arrived as a whole. */
export interface IncomingAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** its JSON; null where there is none, undefined where it cannot be read */
  readonly body: unknown;
}

/**
 * The way calls travel.
 * @throws TimeoutError after the call's time-out, anything else when no answer came
 */
export type Transport = (call: OutgoingCall) => Promise<IncomingAnswer>;

/** The answer was not there in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The JSON of an answer's text, as `IncomingAnswer` has it. */
export function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest body, in characters, of a write that goes on when its page is left; browsers allow 64 KB for all of them. */
const keptAliveLength = 8192;

/** By the platform's `fetch`: in every browser, and on the server for what the gateway's own way does not take. */
export const fetchTransport: Transport = async ({ address, method, headers, body, signal, timeout }) => {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      method,
      headers,
      body,
      credentials: 'same-origin',
      // what was put in the cart a moment ago is not lost by going to the next page
      keepalive: method !== 'GET' && typeof body === 'string' && body.length <= keptAliveLength,
      signal: AbortSignal.any([signal, late]),
    });
    return { status: response.status, headers: response.headers, body: parseBody(await response.text()) };
  } catch (error) {
    throw late.aborted ? new TimeoutError('No answer in time', { cause: error }) : error;
  }
};
