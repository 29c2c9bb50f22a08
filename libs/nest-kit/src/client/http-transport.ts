import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServiceName } from '@gantry/contracts/callers';
import type { ServiceAnswer, ServiceRequest, StreamedAnswer, Transport } from './transport.ts';

/** Reaches services over HTTP by their `<DOMAIN>_URL`, on kept connections. */
export class HttpTransport implements Transport {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 });

  constructor(private readonly urls: Partial<Readonly<Record<ServiceName, string>>>) {}

  async send(service: ServiceName, request: ServiceRequest): Promise<ServiceAnswer> {
    const answer = await this.stream(service, request);
    return { status: answer.status, headers: answer.headers, body: await buffer(answer.stream) };
  }

  stream(service: ServiceName, request: ServiceRequest): Promise<StreamedAnswer> {
    const base = this.urls[service];
    if (!base) throw new Error(`There is no ${service.toUpperCase()}_URL.`);
    const { promise, resolve, reject } = Promise.withResolvers<StreamedAnswer>();
    const { hostname, port } = new URL(base);
    const options = {
      hostname,
      port,
      // as it was made: nothing on the way may read it as another
      path: request.path,
      method: request.method,
      headers: headersOf(request),
      agent: this.agent,
      signal: AbortSignal.timeout(request.timeout),
    };
    const sent = http.request(options, (answer) => {
      resolve({ status: answer.statusCode ?? 500, headers: answer.headers, stream: answer });
    });
    sent.on('error', reject);
    sent.end(request.body);
    return promise;
  }

  close(): void {
    this.agent.destroy();
  }
}

function headersOf({ headers, body }: ServiceRequest): Record<string, string | number> {
  return body === undefined ? { ...headers } : { ...headers, 'content-length': Buffer.byteLength(body) };
}
