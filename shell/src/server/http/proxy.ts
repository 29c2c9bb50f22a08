import { bodyOf, hasBody } from '@gantry/http-kit/body';
import { Pool } from 'undici';
import { withoutConnectionFields } from './connection-fields.ts';
import { ForwardedAnswer } from './forwarded-answer.ts';
import type { Exchange } from './respond.ts';

const maxWaitMs = 30_000;
const connectTimeout = 5000;
/** Headers that only we may set. */
const ours = ['host', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export interface ProxyOptions {
  readonly target: string;
  /** proves to the gateway that the forwarded client address may be believed */
  readonly trustedHeaders: Readonly<Record<string, string>>;
  readonly publicOrigin: string;
  /** milliseconds until an answer has to begin, and between two pieces of it; 30,000 without it */
  readonly timeout?: number;
}

const prefixes = ['/api/v1/', '/image/', '/file/'];

/**
 * Passes API calls, images and files through to the gateway, both bodies streaming. Messages are not passed on as they
 * came: the client writes each anew with a length of its own, so nothing in one can be read as another (ADR 0009).
 */
export class Proxy {
  private readonly pool: Pool;
  private readonly own: Readonly<Record<string, string>>;

  constructor({ target, trustedHeaders, publicOrigin, timeout = maxWaitMs }: ProxyOptions) {
    const { host, protocol } = new URL(publicOrigin);
    this.own = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), ...trustedHeaders };
    this.pool = new Pool(new URL(target).origin, {
      connections: 256,
      // one message at a time on a connection, and none behind one that failed
      pipelining: 1,
      connect: { timeout: connectTimeout },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
  }

  owns(pathname: string): boolean {
    return prefixes.some((prefix) => pathname.startsWith(prefix));
  }

  forward(exchange: Exchange): void {
    const { request } = exchange;
    const message = {
      method: request.method ?? 'GET',
      // as it was sent: whoever made the exchange has seen that it can be read in one way
      path: request.url ?? '/',
      headers: this.headers(exchange),
      body: hasBody(request) ? bodyOf(request) : null,
    };
    this.pool.dispatch(message as Parameters<Pool['dispatch']>[0], new ForwardedAnswer(exchange));
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }

  private headers({ request }: Exchange): Record<string, string | string[]> {
    const headers = withoutConnectionFields(request.headers);
    for (const name of ours) delete headers[name];
    return { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '', ...this.own };
  }
}
