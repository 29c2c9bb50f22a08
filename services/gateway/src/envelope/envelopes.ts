import { Injectable } from '@nestjs/common';
import { createNodeCodec, isEnvelope, newSalt } from '@gantry/encryption/node';
import { sealedAnswerHeader } from '@gantry/contracts/cookies';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../request-context/request-context.ts';
import { GatewayConfig } from '../gateway.config.ts';
import { Limits } from '../limits/limits.ts';
import { isTooDeep } from './depth.ts';

/** A request's body and how its answer travels: `salt` is null for a plain answer. */
export interface OpenedRequest {
  readonly body: unknown;
  readonly salt: string | null;
}

const saltLifetimeMs = 60 * 60 * 1000;

/**
 * The envelope of specification §7 at the edge. Bodies are sealed, but for those of our own server and of programs with a key; answers are sealed
 * when the request was, or when the client asks for it by header.
 */
@Injectable()
export class Envelopes {
  private readonly codec;
  private currentSalt = { salt: newSalt(), until: Date.now() + saltLifetimeMs };

  constructor(
    config: GatewayConfig,
    private readonly limits: Limits,
  ) {
    this.codec = createNodeCodec({ seed: config.GANTRY_SEED });
  }

  /** @throws DomainError BAD_REQUEST, the same for whatever is wrong with the message */
  async open(
    { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
    context: RequestContext,
  ): Promise<OpenedRequest> {
    const wantsSealed = headers[sealedAnswerHeader] === '1';
    if (body === undefined) return { body: undefined, salt: wantsSealed ? this.ownSalt() : null };
    if (!isEnvelope(body)) {
      if (context.isOurServer) return { body, salt: null };
      // a program with a key has no seed to seal by
      if (context.apiKey !== null && !isTooDeep(body)) return { body, salt: null };
      throw new DomainError('BAD_REQUEST');
    }
    if (!this.codec.knows(body.s)) this.limits.checkFreshSalt(context.address);
    const opened = await this.codec.open(body);
    if (!opened.ok || isTooDeep(opened.value)) throw new DomainError('BAD_REQUEST');
    return { body: opened.value, salt: body.s };
  }

  /** A JSON body as it goes out. */
  async seal(body: string | Buffer, salt: string | null): Promise<string | Buffer> {
    if (salt === null) return body;
    const { t, s, i } = await this.codec.sealText(body, salt);
    // hex is ASCII: this is a plain copy where writing text as UTF-8 would look at every letter
    return Buffer.from(`{"t":"${t}","s":"${s}","i":"${i}"}`, 'latin1');
  }

  /** One salt an hour for answers to calls without a body, so that a browser derives one key for them all. */
  private ownSalt(): string {
    if (this.currentSalt.until < Date.now())
      this.currentSalt = { salt: newSalt(), until: Date.now() + saltLifetimeMs };
    return this.currentSalt.salt;
  }
}
