import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { KeyRing } from '@gantry/http-kit/keys';
import type { ServiceAnswer, ServiceRequest } from './transport.ts';
import { DomainError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { admitCall } from '../http/admit.ts';
import { admitCaller } from '../http/admit-caller.ts';
import { answerOf } from '../http/answer-of.ts';
import { callOf, withCall } from '../http/call.ts';
import { failedAnswer } from '../http/failed-answer.ts';
import { internalHeaders } from '../http/headers.ts';
import type { InFlight } from '../http/in-flight.ts';
import { parseQuery } from '../http/parse-query.ts';
import { endpointKey, partsOf, type ServedRequest } from '../http/serve.ts';

interface DirectReadsOptions {
  /** the service's address, `/internal/<service>` */
  readonly root: string;
  readonly orm: MikroORM | undefined;
  readonly inFlight: InFlight;
  readonly log: Logger;
  readonly checkAnswers: boolean;
}
/** A controller's method that serves an endpoint, and needs nothing of HTTP for it. */
interface Served {
  readonly endpoint: Endpoint;
  /** of the whole path */
  readonly segments: readonly string[];
  readonly run: (request: ServedRequest) => unknown;
}

/** A value of a path that means the same with and without decoding, and is no step up or on the spot. */
const plainValue = /^(?!\.{1,2}$)[\w.~-]{1,200}$/;

/**
 * Answers reads of a service to callers in its own process, past the HTTP server: dressing a call up as a request and
 * undressing it costs more than most reads themselves. The key, the rights, the validation, the context and the answer
 * are those of every other call, by the same functions; what is not as plain as that goes through the server.
 */
export class DirectReads {
  private readonly options: DirectReadsOptions;
  private readonly keys: KeyRing;
  private readonly served = new Map<string, Served>();

  constructor(app: INestApplication, options: DirectReadsOptions) {
    this.options = options;
    this.keys = app.get(KeyRing);
    for (const served of servedBy(app, options.root)) this.served.set(served.endpoint.name, served);
  }

  /** The answer, or undefined for what only the server can answer. */
  answerRead({ endpoint, path, headers, body }: ServiceRequest): Promise<ServiceAnswer> | undefined {
    const served = endpoint && body === undefined ? this.served.get(endpoint.name) : undefined;
    if (!served) return undefined;
    const [pathname = ''] = path.split('?', 1);
    const params = readParams(served.segments, pathname);
    if (!params) return undefined;
    const query = parseQuery(path.slice(pathname.length + 1));
    return this.answerRoute(served, { params, query, url: path, headers });
  }

  private async answerRoute(
    { endpoint, run }: Served,
    { headers, ...asked }: Pick<ServedRequest, 'params' | 'query' | 'url' | 'headers'>,
  ): Promise<ServiceAnswer> {
    const { inFlight, log, checkAnswers } = this.options;
    const begun = performance.now();
    const given = headers[internalHeaders.requestId];
    const id = typeof given === 'string' ? given : randomUUID();
    const own = { [internalHeaders.requestId]: id };
    const call = {};
    let status = 200;
    try {
      if (inFlight.isStopping) throw new DomainError('UNAVAILABLE');
      inFlight.begin(call);
      admitCaller(this.keys, headers, endpoint);
      const request = { ...asked, id, body: undefined, call: callOf(headers, id) } as ServedRequest;
      const result = await withCall(request.call, () =>
        this.inContext(() => {
          request.input = admitCall(endpoint, request.call, request);
          return run(request);
        }),
      );
      const answer = answerOf(endpoint, result, request.call, checkAnswers);
      return { status, headers: { ...answer.headers, ...own }, body: answer.body };
    } catch (error) {
      const failed = failedAnswer(error, { id, url: asked.url }, log);
      ({ status } = failed);
      return { status, headers: { ...failed.headers, ...own }, body: Buffer.from(failed.body) };
    } finally {
      inFlight.end(call);
      const facts = { requestId: id, method: endpoint.method, path: endpoint.path, status };
      log.debug({ ...facts, ms: Math.round(performance.now() - begun) }, 'answered');
    }
  }

  private inContext<T>(run: () => T): T {
    const { orm } = this.options;
    return orm ? RequestContext.create(orm.em, run) : run();
  }
}

function* servedBy(app: INestApplication, root: string): Generator<Served> {
  const scanner = new MetadataScanner();
  const reflector = app.get(Reflector);
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance } of module.controllers.values()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => unknown>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const method = prototype[name] as (...args: unknown[]) => unknown;
        const endpoint = reflector.get<Endpoint | undefined>(endpointKey, method);
        const parts = partsOf(prototype, name);
        if (endpoint?.method !== 'GET' || !isComplete(parts, method.length)) continue;
        const run = (request: ServedRequest) =>
          method.apply(
            instance,
            parts.map((read) => read(request)),
          );
        yield { endpoint, segments: `${root}${endpoint.path}`.split('/'), run };
      }
    }
  }
}

/** Whether every parameter is filled by a decorator of ours. */
const isComplete = (parts: readonly unknown[], count: number): boolean =>
  parts.length === count && Array.from(parts).every((part) => part !== undefined);

/** The values of a path's placeholders; null for another path, or one that a server would decode. */
function readParams(segments: readonly string[], pathname: string): Record<string, string> | null {
  const given = pathname.split('/');
  if (given.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const value = given[at] as string;
    if (segment === value && !segment.startsWith(':')) continue;
    if (!segment.startsWith(':') || !plainValue.test(value)) return null;
    params[segment.slice(1)] = value;
  }
  return params;
}
