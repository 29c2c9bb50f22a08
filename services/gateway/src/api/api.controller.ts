import { All, Controller, Req, Res } from '@nestjs/common';
import { cacheTagsHeader } from '@gantry/contracts/catalogue-tags';
import { RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../gateway.config.ts';
import { ApiService } from './api.service.ts';
import { redirectToReferrer } from './redirect-to-referrer.ts';

/** Headers of a file to save that come from its service. */
const fileHeaders = ['content-type', 'content-disposition', 'content-security-policy'] as const;

/** Everything below `/api/v1`; which addresses exist is the endpoint table's business. */
@Controller()
export class ApiController {
  private readonly origin: string;

  constructor(
    private readonly api: ApiService,
    config: GatewayConfig,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  @All('api/v1/*')
  @RouteFor('open')
  async answerRequest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status, body, cookies, retryAfter, cacheTags, file, refusedFile } =
      await this.api.answerRequest(request);
    const back =
      refusedFile &&
      redirectToReferrer({ headers: request.headers, url: request.url, code: refusedFile }, this.origin);
    for (const line of cookies) void reply.header('set-cookie', line);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    if (cacheTags !== undefined) void reply.header(cacheTagsHeader, cacheTags);
    if (back) void reply.header('location', back);
    if (file) for (const name of fileHeaders) void reply.header(name, file.headers[name] ?? '');
    else void reply.header('content-type', 'application/json; charset=utf-8');
    await reply
      .status(back ? 303 : status)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file ? file.stream : body);
  }
}
