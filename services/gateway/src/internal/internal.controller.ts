import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { KeyRing } from '@gantry/http-kit/keys';
import { DomainError } from '@gantry/nest-kit/errors';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { RouteFor } from '@gantry/nest-kit/serve';
import { serviceRoot, TRANSPORT, type Transport } from '@gantry/nest-kit/transport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EndpointRouter } from '../api/endpoint-router.ts';

const timeout = 60_000;

/**
 * The few endpoints of services that the shell's server reads, and knows no other address of. They name the shell among
 * their callers; anything else is not here, whatever key comes with it. The shell never passes visitors on to here.
 */
@Controller()
export class InternalController {
  private readonly router = new EndpointRouter('', {
    pathOf: ({ service, path }) => serviceRoot(service) + path,
    admits: ({ method, callers }) => method === 'GET' && (callers?.includes('shell') ?? false),
  });

  constructor(
    @Inject(TRANSPORT) private readonly transport: Transport,
    private readonly keys: KeyRing,
  ) {}

  @Get('internal/*')
  @RouteFor('internal')
  async pass(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const found = this.router.findEndpoint('GET', request.url);
    if (!found) throw new DomainError('NOT_FOUND');
    const { endpoint, path } = found;
    const headers = {
      [internalHeaders.key]: this.keys.keyFor(endpoint.service),
      [internalHeaders.requestId]: request.id,
    };
    const sent = { method: 'GET', endpoint, path, headers, timeout };
    const answer = await this.transport.send(endpoint.service, sent).catch(() => {
      throw new DomainError('UNAVAILABLE');
    });
    await reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
  }
}
