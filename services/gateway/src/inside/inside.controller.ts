import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import { idempotencyHeader } from '@gantry/contracts/cookies';
import { serviceNames, type ServiceName } from '@gantry/contracts/endpoint';
import { DomainError } from '@gantry/nest-kit/errors';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { RouteFor } from '@gantry/nest-kit/serve';
import { TRANSPORT, type Transport } from '@gantry/nest-kit/transport';
import type { FastifyReply, FastifyRequest } from 'fastify';

const believed = [...Object.values(internalHeaders), idempotencyHeader];
const timeout = 60_000;

/**
 * Calls from inside the house to any service, for the shell and for commands that know only this address. The guard
 * asks for the internal key; the shell never passes visitors on to here.
 */
@Controller()
export class InsideController {
  constructor(@Inject(TRANSPORT) private readonly transport: Transport) {}

  @All('internal/*')
  @RouteFor('internal')
  async pass(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const service = request.url.split('/', 3)[2] as ServiceName;
    if (!serviceNames.includes(service)) throw new DomainError('NOT_FOUND');
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const headers = headersOf(request, body !== undefined);
    const sent = { method: request.method, path: request.url, headers, body, timeout };
    const answer = await this.transport.send(service, sent).catch(() => {
      throw new DomainError('UNAVAILABLE');
    });
    await reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
  }
}

function headersOf(request: FastifyRequest, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = hasBody ? { 'content-type': 'application/json' } : {};
  for (const name of believed) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
