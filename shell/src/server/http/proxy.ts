import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { log, reasonOf } from '../log.ts';
import { sendText, type Exchange } from './respond.ts';

const timeout = 30_000;
/** Headers that belong to one connection, and those only we may set. */
const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

export interface ProxyOptions {
  readonly target: string;
  /** proves to the gateway that the forwarded client address may be believed */
  readonly trustedHeaders: Readonly<Record<string, string>>;
  readonly publicOrigin: string;
}

const prefixes = ['/api/v1/', '/image/', '/file/'];

/** Passes API calls, images and files through to the gateway, both bodies streaming. */
export class Proxy {
  readonly #options: ProxyOptions;
  readonly #target: URL;
  readonly #agent: http.Agent;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#target = new URL(options.target);
    const settings = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64 };
    this.#agent = this.#target.protocol === 'https:' ? new https.Agent(settings) : new http.Agent(settings);
  }

  owns(pathname: string): boolean {
    return prefixes.some((prefix) => pathname.startsWith(prefix));
  }

  forward(exchange: Exchange): void {
    const { request, response } = exchange;
    const client = this.#target.protocol === 'https:' ? https : http;
    const upstream = client.request(
      {
        agent: this.#agent,
        hostname: this.#target.hostname,
        port: this.#target.port,
        method: request.method,
        // the address we judged, not the text that was sent: `..` cannot lead out of what is passed on
        path: exchange.url.pathname + exchange.url.search,
        headers: this.#headers(exchange),
        timeout,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, kept(answer.headers));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('time-out')));
    upstream.on('error', (error) => this.#fail(exchange, error));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  stop(): void {
    this.#agent.destroy();
  }

  #fail(exchange: Exchange, error: Error): void {
    const { response, url } = exchange;
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    log('warn', 'the gateway did not answer', { path: url.pathname, reason: reasonOf(error) });
    sendText(exchange, error.message === 'time-out' ? 504 : 503, '', { 'retry-after': '2' });
  }

  #headers({ request }: Exchange): OutgoingHttpHeaders {
    return {
      ...kept(request.headers),
      host: this.#target.host,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-host': new URL(this.#options.publicOrigin).host,
      'x-forwarded-proto': new URL(this.#options.publicOrigin).protocol.slice(0, -1),
      ...this.#options.trustedHeaders,
    };
  }
}

function kept(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name) && !named.has(name)),
  );
}
