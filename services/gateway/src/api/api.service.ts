import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { maxChunkBytes, maxWebhookBytes, type Endpoint } from '@gantry/contracts/endpoint';
import { cacheTagsHeader } from '@gantry/contracts/catalogue-tags';
import type { Failure } from '@gantry/contracts/errors';
import { DomainError, failureOf } from '@gantry/nest-kit/errors';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { Logger } from '@gantry/nest-kit/logger';
import type { StreamedAnswer } from '@gantry/nest-kit/transport';
import type { FastifyRequest } from 'fastify';
import { CookieWriter } from '../cookies/cookie-writer.ts';
import { Envelopes } from '../envelope/envelopes.ts';
import type { Renewed } from '../session/session-resolver.ts';
import { Admission, type Admitted } from './admission.ts';
import { EndpointRouter } from './endpoint-router.ts';
import { Forward } from './forward.ts';
import { readChunk } from './read-chunk.ts';
import { RequestContextReader, type RequestContext } from '../request-context/request-context.ts';

/** An answer ready to be written. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string | Buffer;
  readonly cookies: readonly string[];
  readonly retryAfter?: number;
  /** the answer's cache tags; sent to the shell's server only, for its page cache */
  readonly cacheTags?: string;
  /** a file to save, in place of the body */
  readonly file?: StreamedAnswer;
  /** the failure's code where a file could not be sent; it stands in the body too */
  readonly refusedFile?: string;
}
interface Outcome {
  readonly status: number;
  readonly body: string | Buffer;
  readonly cookies: string[];
  readonly retryAfter?: number;
  readonly cacheTags?: string;
  readonly file?: StreamedAnswer;
}
/** What is known so far when a call fails half-way. */
interface Progress {
  salt: string | null;
  sessionEnded: boolean;
  renewed: Renewed | null;
  /** the call is for a file to save */
  isFile: boolean;
}

/** Answers a public call, step by step: origin, envelope, session, rights and limits, service, cookies, envelope. */
@Injectable()
export class ApiService {
  private readonly router = new EndpointRouter('/api/v1');

  constructor(
    private readonly contexts: RequestContextReader,
    private readonly envelopes: Envelopes,
    private readonly admission: Admission,
    private readonly forward: Forward,
    private readonly cookies: CookieWriter,
    private readonly log: Logger,
  ) {}

  async answerRequest(request: FastifyRequest): Promise<ApiAnswer> {
    const progress: Progress = { salt: null, sessionEnded: false, renewed: null, isFile: false };
    const outcome = await this.outcome(request, progress).catch((error: unknown) =>
      this.failed(error, request, progress),
    );
    if (progress.sessionEnded && !this.cookies.beginsSession(outcome.cookies))
      outcome.cookies.push(...this.cookies.sessionEnded());
    if (progress.renewed && !this.cookies.beginsSession(outcome.cookies))
      outcome.cookies.push(this.cookies.sessionRenewed(progress.renewed));
    if (outcome.file) return outcome;
    const refusedFile = progress.isFile ? codeOf(outcome) : undefined;
    return { ...outcome, refusedFile, body: await this.envelopes.seal(outcome.body, progress.salt) };
  }

  private async outcome(request: FastifyRequest, progress: Progress): Promise<Outcome> {
    const found = this.router.findEndpoint(request.method, request.url);
    if (!found) throw new DomainError('NOT_FOUND');
    const { endpoint, path } = found;
    progress.isFile = endpoint.transfer === 'download';
    const context = this.contexts.readContext(request);
    this.admission.checkOrigin(endpoint, request, context);
    const isBytes = endpoint.transfer === 'upload' || endpoint.transfer === 'webhook';
    // A chunk of a file is not sealed; its answer is when the client asks for it.
    const message = { headers: request.headers, body: isBytes ? undefined : request.body };
    const opened = await this.envelopes.open(message, context);
    progress.salt = opened.salt;
    const admitted = await this.identify(context, endpoint, progress);
    await this.admission.admit(endpoint, admitted, context);
    const maxBytes = endpoint.transfer === 'webhook' ? maxWebhookBytes : maxChunkBytes;
    const body = isBytes ? await readChunk(request, maxBytes) : opened.body;
    const call = { endpoint, path, body, caller: admitted.caller, context, request };
    if (progress.isFile) {
      progress.salt = null;
      return this.download(await this.forward.stream(call));
    }
    const answer = await this.forward.send(call);
    this.admission.afterAnswer(endpoint, context, admitted.caller, path);
    const instructions = answer.headers[internalHeaders.cookies];
    const cacheTags = answer.headers[cacheTagsHeader];
    return {
      status: answer.status,
      body: answer.body,
      cookies: this.cookies.fromService(
        endpoint.service,
        typeof instructions === 'string' ? instructions : undefined,
      ),
      retryAfter: Number(answer.headers['retry-after']) || undefined,
      cacheTags: context.isOurServer && typeof cacheTags === 'string' ? cacheTags : undefined,
    };
  }

  /** A file, or why there is none. */
  private async download(answer: StreamedAnswer): Promise<Outcome> {
    const { status } = answer;
    if (status === 200) return { status, body: '', cookies: [], file: answer };
    return { status, body: await buffer(answer.stream), cookies: [] };
  }

  private async identify(context: RequestContext, endpoint: Endpoint, progress: Progress): Promise<Admitted> {
    const admitted = await this.admission.identify(context, endpoint);
    progress.sessionEnded = admitted.sessionEnded;
    progress.renewed = admitted.renewed ?? null;
    return admitted;
  }

  private failed(error: unknown, request: FastifyRequest, progress: Progress): Outcome {
    const { status, body } = failureOf(error, request.id);
    if (status >= 500) this.log.error({ err: error, requestId: request.id }, 'the gateway failed');
    // whatever is wrong with a message, the answer is the same to the byte, so it is never sealed
    if (status === 400) progress.salt = null;
    const retryAfter = body.error.data?.retryAfter;
    return {
      status,
      body: JSON.stringify(body),
      cookies: [],
      retryAfter: typeof retryAfter === 'number' ? retryAfter : status === 503 ? 1 : undefined,
    };
  }
}

/** Every answer that is not the file is a failure. */
const codeOf = ({ body }: Outcome): string => (JSON.parse(body.toString()) as Failure).error.code;
