import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { shownHeader, writeShown } from '@gantry/contracts/catalogue-tags';
import type { Endpoint } from '@gantry/contracts/endpoint';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import * as v from 'valibot';
import { internalHeaders } from './headers.ts';
import { ReadyJson } from './ready-json.ts';
import { endpointKey, type ServedRequest } from './serve.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Puts an endpoint's result into `data` (specification §7) and sends along the cookies the call asked for and what the answer shows. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  /** @param checkAnswers compares answers with their schema: on in tests, off where it would only cost time */
  constructor(
    private readonly reflector: Reflector,
    private readonly checkAnswers: boolean,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, context.getHandler());
    if (!endpoint) return next.handle();
    const http = context.switchToHttp();
    const { call } = http.getRequest<ServedRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((result: unknown) => {
        if (this.checkAnswers) checkAnswer(endpoint, result);
        const cookies = call.cookies.toHeader();
        if (cookies) reply.header(internalHeaders.cookies, cookies);
        const shown = result instanceof ReadyJson ? (result.shown ?? call.shown) : call.shown;
        if (shown) reply.header(shownHeader, writeShown(shown));
        reply.type('application/json; charset=utf-8');
        return result instanceof ReadyJson ? result.bytes : `{"data":${JSON.stringify(result ?? null)}}`;
      }),
    );
  }
}

function checkAnswer(endpoint: Endpoint, result: unknown): void {
  const value: unknown = JSON.parse(
    result instanceof ReadyJson ? result.text : JSON.stringify(result ?? null),
  );
  const parsed = v.safeParse(endpoint.response, value);
  const issues = (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  issues.push(...unknownKeys(endpoint.response, value).map(({ path }) => `${path} is not known`));
  if (issues.length)
    throw new Error(`The answer of ${endpoint.name} breaks its schema: ${issues.join('; ')}`);
}
