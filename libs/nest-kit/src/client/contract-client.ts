import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { idempotencyHeader } from '@gantry/contracts/cookies';
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from '@gantry/contracts/endpoint';
import { failureSchema } from '@gantry/contracts/errors';
import { KeyRing } from '@gantry/http-kit/keys';
import type { Identity } from '@gantry/contracts/schemas/account';
import * as v from 'valibot';
import { CallError } from '../errors.ts';
import { currentCall, encodeCaller } from '../http/call.ts';
import { internalHeaders } from '../http/headers.ts';
import { chunkType } from '../http/chunks.ts';
import {
  serviceRoot,
  TRANSPORT,
  type ServiceAnswer,
  type ServiceRequest,
  type Transport,
} from './transport.ts';

/** What may accompany a call besides its input. */
export interface CallOptions {
  /** on whose behalf; nobody (a guest) without it */
  readonly caller?: Identity;
  readonly idempotencyKey?: string;
  readonly cartToken?: string;
  readonly quoteToken?: string;
  /** the visitor's network address, for limits */
  readonly address?: string;
  /** the visitor's language; English without it */
  readonly locale?: string;
  /** milliseconds; 5000 without it */
  readonly timeout?: number;
}
const defaultTimeout = 5000;
const retriedStatuses = [502, 503, 504];

/**
 * Calls other services by their contract: `client.call(catalogPriceLines, { body })`. In one process it is an injected
 * request, otherwise HTTP. A GET is tried twice when the service does not answer or is not available.
 * @throws CallError with the other service's code; UNAVAILABLE when there is no answer in time
 */
@Injectable()
export class ContractClient {
  constructor(
    @Inject(TRANSPORT) private readonly transport: Transport,
    private readonly keys: KeyRing,
  ) {}

  async call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<ResponseOf<E>> {
    const sent = this.requestOf(endpoint, request as Parts, options);
    const answer = await this.send(endpoint, sent);
    if (answer.status !== 200) throw errorOf(endpoint, answer);
    if (endpoint.transfer === 'download') return answer.body as ResponseOf<E>;
    return (JSON.parse(answer.body.toString()) as { data: ResponseOf<E> }).data;
  }

  /** A file while it comes, so that it is never whole in memory. @throws CallError as `call` does */
  async stream<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<Readable> {
    const sent = this.requestOf(endpoint, request as Parts, options);
    const answer = await this.transport.stream(endpoint.service, sent).catch((error: unknown) => {
      throw unavailable(endpoint, error);
    });
    if (answer.status === 200) return answer.stream;
    throw errorOf(endpoint, { ...answer, body: await buffer(answer.stream) });
  }

  private async send(endpoint: Endpoint, request: ServiceRequest): Promise<ServiceAnswer> {
    const mayRetry = endpoint.method === 'GET';
    try {
      const answer = await this.transport.send(endpoint.service, request);
      if (!mayRetry || !retriedStatuses.includes(answer.status)) return answer;
    } catch (error) {
      if (!mayRetry) throw unavailable(endpoint, error);
    }
    return this.transport.send(endpoint.service, request).catch((error: unknown) => {
      throw unavailable(endpoint, error);
    });
  }

  private requestOf(endpoint: Endpoint, request: Parts, options: CallOptions): ServiceRequest {
    const path = fillPath(endpoint.path, request.params as Record<string, string> | undefined);
    const { body, type } = bodyOf(request.body);
    return {
      method: endpoint.method,
      endpoint,
      path: `${serviceRoot(endpoint.service)}${path}${queryText(request.query)}`,
      headers: {
        ...this.headersOf(options, type),
        [internalHeaders.key]: this.keys.keyFor(endpoint.service),
      },
      body,
      timeout: options.timeout ?? defaultTimeout,
    };
  }

  private headersOf(options: CallOptions, type: string | undefined): Record<string, string> {
    const headers: Record<string, string> = {};
    const requestId = currentCall()?.requestId;
    if (requestId) headers[internalHeaders.requestId] = requestId;
    if (options.caller) headers[internalHeaders.caller] = encodeCaller(options.caller);
    if (options.locale) headers[internalHeaders.locale] = options.locale;
    if (options.cartToken) headers[internalHeaders.cart] = options.cartToken;
    if (options.quoteToken) headers[internalHeaders.quote] = options.quoteToken;
    if (options.address) headers[internalHeaders.address] = options.address;
    if (options.idempotencyKey) headers[idempotencyHeader] = options.idempotencyKey;
    if (type) headers['content-type'] = type;
    return headers;
  }
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Chunks of files travel as they are, everything else as JSON. */
function bodyOf(body: unknown): { body?: string | Buffer; type?: string } {
  if (body === undefined) return {};
  if (body instanceof Uint8Array) return { body: Buffer.from(body), type: chunkType };
  return { body: JSON.stringify(body), type: 'application/json' };
}

function queryText(query: unknown): string {
  if (!query) return '';
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function errorOf(endpoint: Endpoint, answer: ServiceAnswer): CallError {
  const failure = v.safeParse(failureSchema, parse(answer.body.toString()));
  if (!failure.success) return new CallError(endpoint.service, 'INTERNAL');
  const { code, data, issues } = failure.output.error;
  return new CallError(endpoint.service, code, data, issues);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unavailable(endpoint: Endpoint, cause: unknown): CallError {
  const error = new CallError(endpoint.service, 'UNAVAILABLE');
  error.cause = cause;
  return error;
}
