import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { failureOf } from '../errors.ts';
import { Logger } from '../logger.ts';
import type { ServedRequest } from './serve.ts';

/** Turns every error into the Failure body of contracts; what nobody expected is logged and not told. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<ServedRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, body } = failureOf(error, request.id);
    if (status >= 500) this.log.error({ err: error, requestId: request.id, url: request.url }, 'call failed');
    if (status === 429 || status === 503) reply.header('retry-after', retryAfter(body.error.data));
    void reply.status(status).headers(failureHeaders).send(JSON.stringify(body));
  }
}

const failureHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function retryAfter(data: Record<string, unknown> | undefined): string {
  return typeof data?.retryAfter === 'number' ? String(data.retryAfter) : '1';
}
