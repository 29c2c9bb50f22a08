import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServiceName } from '@gantry/contracts/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ServiceAnswer, ServiceRequest, StreamedAnswer, Transport } from './transport.ts';

// Taken outside of any call: the called service must not see the caller's transaction or request context.
const outside = AsyncLocalStorage.snapshot();

/** Reaches services of the same process without a network hop. Services that live elsewhere go the other way. */
export class LocalTransport implements Transport {
  readonly #services = new Map<ServiceName, FastifyInstance>();

  constructor(private readonly elsewhere?: Transport) {}

  add(service: ServiceName, instance: FastifyInstance): void {
    this.#services.set(service, instance);
  }

  async send(service: ServiceName, request: ServiceRequest): Promise<ServiceAnswer> {
    const instance = this.#services.get(service);
    if (!instance) return this.away(service).send(service, request);
    const answer = await outside(() => withDeadline(instance.inject(optionsOf(request)), request.timeout));
    return {
      status: answer.statusCode,
      headers: answer.headers as StreamedAnswer['headers'],
      body: answer.rawPayload,
    };
  }

  async stream(service: ServiceName, request: ServiceRequest): Promise<StreamedAnswer> {
    const instance = this.#services.get(service);
    if (!instance) return this.away(service).stream(service, request);
    const options = { ...optionsOf(request), payloadAsStream: true };
    const answer = await outside(() => withDeadline(instance.inject(options), request.timeout));
    return {
      status: answer.statusCode,
      headers: answer.headers as StreamedAnswer['headers'],
      stream: answer.stream(),
    };
  }

  private away(service: ServiceName): Transport {
    if (!this.elsewhere) throw new Error(`The service ${service} is not in this process.`);
    return this.elsewhere;
  }
}

function optionsOf(request: ServiceRequest): InjectOptions {
  return {
    method: request.method as 'GET',
    url: request.path,
    headers: { ...request.headers },
    payload: request.body,
  };
}

function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
