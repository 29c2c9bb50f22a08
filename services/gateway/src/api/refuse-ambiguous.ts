import { readTarget } from '@gantry/http-kit/target';
import { DomainError, failureOf } from '@gantry/nest-kit/errors';
import type { FastifyInstance } from 'fastify';

/** Refuses targets that somebody on their way could read differently, before anybody looks for what stands there. */
export function refuseAmbiguousTargets(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (readTarget(request.url)) return done();
    const { status, body } = failureOf(new DomainError('BAD_REQUEST'));
    void reply.status(status).send(body);
  });
}
