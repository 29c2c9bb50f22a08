import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { answerOf } from './answer-of.ts';
import { endpointKey, type ServedRequest } from './serve.ts';

/** Turns an endpoint's result into its answer. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  /** @param checkAnswers compares answers with their schema: on in tests, off where it would only cost time */
  constructor(
    private readonly reflector: Reflector,
    private readonly checkAnswers: boolean,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, context.getHandler());
    // A file to save was sent by its controller.
    if (!endpoint || endpoint.transfer === 'download') return next.handle();
    const http = context.switchToHttp();
    const { call } = http.getRequest<ServedRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((result: unknown) => {
        const { headers, body } = answerOf(endpoint, result, call, this.checkAnswers);
        void reply.headers(headers);
        return body;
      }),
    );
  }
}
