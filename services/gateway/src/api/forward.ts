import { Inject, Injectable } from '@nestjs/common';
import { idempotencyHeader } from '@gantry/contracts/cookies';
import { signatureHeaders, type Endpoint } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { KeyRing } from '@gantry/http-kit/keys';
import { encodeCaller } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { Logger } from '@gantry/nest-kit/logger';
import { chunkType } from '@gantry/nest-kit/chunks';
import {
  TRANSPORT,
  type ServiceAnswer,
  type ServiceRequest,
  type StreamedAnswer,
  type Transport,
} from '@gantry/nest-kit/transport';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../request-context/request-context.ts';

/** A call that may pass. */
export interface AdmittedCall {
  readonly endpoint: Endpoint;
  /** where the service has it, with the query */
  readonly path: string;
  readonly body: unknown;
  readonly caller: Identity;
  readonly context: RequestContext;
  readonly request: FastifyRequest;
}

const timeoutMs = 20_000;
/** A read can be repeated, so nobody waits longer for it. */
const readTimeoutMs = 10_000;
/** Milliseconds after which a failed call is not retried. */
const maxRetryableMs = 2000;
/** A million products take minutes on a slow line. */
const downloadTimeoutMs = 60 * 60 * 1000;
/** Characters of what a browser calls itself that are passed on. */
const maxAgent = 300;
const retriedStatuses = [502, 503, 504];

/** Sends an admitted call to its service and brings the answer back as text. */
@Injectable()
export class Forward {
  constructor(
    @Inject(TRANSPORT) private readonly transport: Transport,
    private readonly keys: KeyRing,
    private readonly log: Logger,
  ) {}

  /**
   * A GET is tried twice, unless the first try took long.
   * @throws DomainError UNAVAILABLE when the service does not answer
   */
  async send(call: AdmittedCall): Promise<ServiceAnswer> {
    const { service, method } = call.endpoint;
    const request = this.requestOf(call);
    const begin = performance.now();
    const mayRetry = () => method === 'GET' && performance.now() - begin < maxRetryableMs;
    try {
      const answer = await this.transport.send(service, request).catch((err: unknown) => {
        if (!mayRetry()) throw err;
      });
      if (answer && !(mayRetry() && retriedStatuses.includes(answer.status))) return answer;
      return await this.transport.send(service, request);
    } catch (err) {
      this.log.warn({ err, service, requestId: call.request.id }, 'service did not answer');
      throw new DomainError('UNAVAILABLE');
    }
  }

  /** The answer while it comes. @throws DomainError UNAVAILABLE when the service does not answer */
  async stream(call: AdmittedCall): Promise<StreamedAnswer> {
    const { service } = call.endpoint;
    const request = { ...this.requestOf(call), timeout: downloadTimeoutMs };
    return this.transport.stream(service, request).catch((err: unknown) => {
      this.log.warn({ err, service, requestId: call.request.id }, 'service sent no file');
      throw new DomainError('UNAVAILABLE');
    });
  }

  private requestOf({ endpoint, path, body, caller, context, request }: AdmittedCall): ServiceRequest {
    const headers: Record<string, string> = {
      [internalHeaders.key]: this.keys.keyFor(endpoint.service),
      [internalHeaders.requestId]: request.id,
      [internalHeaders.locale]: context.locale,
      [internalHeaders.address]: context.address,
    };
    if (caller.accountId) headers[internalHeaders.caller] = encodeCaller(caller);
    if (context.cartToken) headers[internalHeaders.cart] = context.cartToken;
    if (context.quoteToken && endpoint.service === 'sales')
      headers[internalHeaders.quote] = context.quoteToken;
    if (endpoint.service === 'identity') Object.assign(headers, deviceHeaders(context, request));
    const idempotencyKey = request.headers[idempotencyHeader];
    if (typeof idempotencyKey === 'string') headers[idempotencyHeader] = idempotencyKey;
    if (endpoint.transfer === 'webhook') Object.assign(headers, signatureOf(request));
    const isChunk = Buffer.isBuffer(body);
    if (body !== undefined) headers['content-type'] = isChunk ? chunkType : 'application/json';
    return {
      method: endpoint.method,
      endpoint,
      path,
      headers,
      body: body === undefined || isChunk ? body : JSON.stringify(body),
      timeout: endpoint.method === 'GET' ? readTimeoutMs : timeoutMs,
    };
  }
}

/** What identity alone is told of the visitor's browser. */
function deviceHeaders(
  { deviceToken, signInStepToken, signOnToken }: RequestContext,
  { headers }: FastifyRequest,
): Record<string, string> {
  const agent = headers['user-agent'];
  return {
    ...(deviceToken && { [internalHeaders.device]: deviceToken }),
    ...(signInStepToken && { [internalHeaders.signInStep]: signInStepToken }),
    ...(signOnToken && { [internalHeaders.signOn]: signOnToken }),
    ...(agent && { [internalHeaders.agent]: agent.slice(0, maxAgent) }),
  };
}

function signatureOf({ headers }: FastifyRequest): Record<string, string> {
  const found = signatureHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}
