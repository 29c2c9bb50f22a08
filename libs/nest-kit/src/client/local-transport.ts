import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServiceName } from '@gantry/contracts/callers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DirectReads } from './direct-reads.ts';
import type { ServiceAnswer, ServiceRequest, StreamedAnswer, Transport } from './transport.ts';

// Taken outside of any call: the called service must not see the caller's transaction or request context.
const outside = AsyncLocalStorage.snapshot();

interface LocalService {
  readonly fastify: FastifyInstance;
  readonly reads: DirectReads;
}

/**
 * Reaches services of the same process without a network hop; reads of endpoints without HTTP at all. Services that
 * live elsewhere go the other way.
 */
export class LocalTransport implements Transport {
  private readonly services = new Map<ServiceName, LocalService>();

  constructor(private readonly elsewhere?: Transport) {}

  addService(service: ServiceName, running: LocalService): void {
    this.services.set(service, running);
  }

  async send(service: ServiceName, request: ServiceRequest): Promise<ServiceAnswer> {
    const local = this.services.get(service);
    if (!local) return this.away(service).send(service, request);
    const { fastify, reads } = local;
    const read = outside(() => reads.answerRead(request));
    if (read) return withDeadline(read, request.timeout);
    const answer = await outside(() => withDeadline(fastify.inject(optionsOf(request)), request.timeout));
    return {
      status: answer.statusCode,
      headers: answer.headers as StreamedAnswer['headers'],
      body: answer.rawPayload,
    };
  }

  async stream(service: ServiceName, request: ServiceRequest): Promise<StreamedAnswer> {
    const local = this.services.get(service);
    if (!local) return this.away(service).stream(service, request);
    const options = { ...optionsOf(request), payloadAsStream: true };
    const answer = await outside(() => withDeadline(local.fastify.inject(options), request.timeout));
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
