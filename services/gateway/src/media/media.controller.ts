import { Controller, Get, Head, Inject, Req, Res } from '@nestjs/common';
import { guestIdentity, type Identity } from '@gantry/contracts/schemas/account';
import { KeyRing } from '@gantry/http-kit/keys';
import { readTarget } from '@gantry/http-kit/target';
import { encodeCaller } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { rewriteQuery } from '@gantry/nest-kit/parse-query';
import { RouteFor } from '@gantry/nest-kit/serve';
import { serviceRoot, TRANSPORT, type Transport } from '@gantry/nest-kit/transport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admission } from '../api/admission.ts';
import { RequestContextReader } from '../request-context/request-context.ts';

const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'etag',
  'cache-control',
  'last-modified',
  'location',
  'retry-after',
  'vary',
] as const;
const timeout = 15_000;

/** Papers of products are part of the catalog, for a program too. */
const mayRead = ({ key }: Identity) => !key || key.scopes.includes('catalog-read');

/** Passes the image path (specification §2) and files to save through to media, streaming. */
@Controller()
export class MediaController {
  constructor(
    @Inject(TRANSPORT) private readonly transport: Transport,
    private readonly keys: KeyRing,
    private readonly contexts: RequestContextReader,
    private readonly admission: Admission,
  ) {}

  @Get('image/*')
  @RouteFor('open')
  image(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pass(request, reply);
  }

  @Head('image/*')
  @RouteFor('open')
  imageHead(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pass(request, reply);
  }

  @Get('file/*')
  @RouteFor('open')
  file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pass(request, reply);
  }

  @Head('file/*')
  @RouteFor('open')
  fileHead(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pass(request, reply);
  }

  /** @throws DomainError NOT_FOUND for what is neither a picture nor a file, UNAVAILABLE */
  private async pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = pathAtMedia(request.url);
    // Some files are for signed-in buyers; media decides.
    const { caller } = await this.admission.identify(this.contexts.readContext(request));
    const reader = mayRead(caller) ? caller : guestIdentity;
    const headers: Record<string, string> = {
      [internalHeaders.caller]: encodeCaller(reader),
      [internalHeaders.key]: this.keys.keyFor('media'),
      [internalHeaders.requestId]: request.id,
    };
    for (const name of ['accept', 'if-none-match'] as const) {
      const value = request.headers[name];
      if (value) headers[name] = value;
    }
    const sent = { method: 'GET', path, headers, timeout };
    const answer = await this.transport.stream('media', sent).catch(() => {
      throw new DomainError('UNAVAILABLE');
    });
    for (const name of passedOn) {
      const value = answer.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    void reply.status(answer.status).header('x-content-type-options', 'nosniff');
    if (request.method !== 'HEAD') return void (await reply.send(answer.stream));
    // The length told is that of the file: nothing more follows.
    answer.stream.destroy();
    await reply.send();
  }
}

/**
 * Where media has a picture or a file. The spelling stays as it was sent, since media leads other spellings of a
 * picture to the one it is served at; `readTarget` has seen that nobody can read it differently.
 * @throws DomainError NOT_FOUND for what is neither
 */
function pathAtMedia(target: string): string {
  const read = readTarget(target);
  const [kind = '', ...values] = read?.segments ?? [];
  const isKnown = kind === 'image' ? values.length === 2 : kind === 'file' && [2, 3].includes(values.length);
  if (!read || !isKnown) throw new DomainError('NOT_FOUND');
  return `${serviceRoot('media')}${read.path}${rewriteQuery(read.query)}`;
}
