import { allEndpoints, type EndpointName, type EndpointTable } from '@gantry/contracts/endpoints/table';
import type { Endpoint, ResponseOf } from '@gantry/contracts/endpoint';
import type { ServiceName } from '@gantry/contracts/callers';
import { failureOf } from '../errors.ts';
import { serviceRoot, type ServiceAnswer, type ServiceRequest, type Transport } from '../client/transport.ts';

/** What a faked endpoint is asked. */
export interface FakeRequest {
  // one shape for the fakes of all endpoints: each knows the body of the call it answers
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
}
/** Fake answers by endpoint name; throw a DomainError to fail. */
export type Fakes = {
  readonly [Name in EndpointName]?: (
    request: FakeRequest,
  ) => ResponseOf<EndpointTable[Name]> | Promise<ResponseOf<EndpointTable[Name]>>;
};

/** Stands in for the services a tested one calls. */
export class FakeTransport implements Transport {
  constructor(private readonly fakes: Fakes) {}

  async send(service: ServiceName, request: ServiceRequest): Promise<ServiceAnswer> {
    const url = new URL(request.path, 'http://test');
    const path = url.pathname.slice(serviceRoot(service).length);
    const endpoint = allEndpoints.find(
      (one) => one.service === service && one.method === request.method && pathPattern(one).test(path),
    );
    const fake =
      endpoint && (this.fakes[endpoint.name as EndpointName] as ((r: FakeRequest) => unknown) | undefined);
    if (!fake) throw new Error(`Nobody declared an answer to ${service} ${request.method} ${path}.`);
    const asked = { body: parsed(request.body), query: Object.fromEntries(url.searchParams), path };
    try {
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ data: await fake(asked) })) };
    } catch (error) {
      const { status, body } = failureOf(error);
      return { status, headers: {}, body: Buffer.from(JSON.stringify(body)) };
    }
  }

  stream(): Promise<never> {
    return Promise.reject(new Error('A fake service streams nothing.'));
  }
}

const parsed = (body: string | Buffer | undefined): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body;

function pathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}
