import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Logger } from '../logger.ts';
import { failedAnswer } from './failed-answer.ts';
import type { ServedRequest } from './serve.ts';

/** Turns every error into its answer. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { status, headers, body } = failedAnswer(error, http.getRequest<ServedRequest>(), this.log);
    void http.getResponse<FastifyReply>().status(status).headers(headers).send(body);
  }
}
