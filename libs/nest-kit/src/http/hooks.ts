import { randomUUID } from 'node:crypto';
import { RequestContext, type MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, DomainError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { callOf, withCall } from './call.ts';
import { internalHeaders } from './headers.ts';
import type { InFlight } from './in-flight.ts';
import type { ServedRequest } from './serve.ts';

interface HookOptions {
  readonly orm: MikroORM | undefined;
  readonly inFlight: InFlight;
  readonly log: Logger;
  /** the gateway: strangers talk to it, so it believes no header of ours */
  readonly isEdge: boolean;
}

/** What happens around every call of a service: request id, count, context of call and database, log line. */
export function addCallHooks(fastify: FastifyInstance, options: HookOptions): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    request.id = requestId(request, options.isEdge);
    void reply.header(internalHeaders.requestId, request.id);
    if (options.inFlight.isStopping) return refuseRequest(reply, request.id);
    options.inFlight.begin(request);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    options.inFlight.end(request);
    const facts = { requestId: request.id, method: request.method, path: request.routeOptions.url };
    options.log.debug({ ...facts, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  // after the body was read: reading it would lose the context
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (options.isEdge) return done();
    const call = callOf(request.headers, request.id);
    (request as ServedRequest).call = call;
    const { orm } = options;
    withCall(call, () => (orm ? RequestContext.create(orm.em, done) : done()));
  });
}

function requestId(request: FastifyRequest, isEdge: boolean): string {
  const given = request.headers[internalHeaders.requestId];
  return !isEdge && typeof given === 'string' ? given : randomUUID();
}

function refuseRequest(reply: FastifyReply, id: string): void {
  const { status, body } = failureOf(new DomainError('UNAVAILABLE'), id);
  void reply.header('retry-after', '1').header('connection', 'close').status(status).send(body);
}
