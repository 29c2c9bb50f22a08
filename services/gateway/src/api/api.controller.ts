import { All, Controller, Req, Res } from '@nestjs/common';
import { shownHeader } from '@gantry/contracts/catalogue-tags';
import { RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiService } from './api.service.ts';

/** Everything below `/api/v1`; which addresses exist is the endpoint table's business. */
@Controller()
export class ApiController {
  constructor(private readonly api: ApiService) {}

  @All('api/v1/*')
  @RouteFor('open')
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status, body, cookies, retryAfter, shown } = await this.api.answer(request);
    for (const line of cookies) void reply.header('set-cookie', line);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    if (shown !== undefined) void reply.header(shownHeader, shown);
    await reply
      .status(status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(body);
  }
}
