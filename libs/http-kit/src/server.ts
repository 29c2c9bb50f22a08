import http, { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LastingResponse } from './answered-early.ts';
import { isEnding, destroyLater } from './linger.ts';
import { refusalOf, type Refusal } from './request-rules.ts';

export interface HttpServerSettings {
  /** milliseconds an idle connection is kept */
  readonly keepAliveTimeout: number;
}

/** Answers a request. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Bytes of a request's head, its target included. */
const largestHead = 16 * 1024;

/** The response that a connection works on last; what cannot be read behind it is answered behind it. */
const latest = new WeakMap<Socket, ServerResponse>();

/**
 * The server of each of our processes. The handler sees only requests that can be read in one way; all others get one
 * refusal, after which their connection is closed. An answer before the end of the request's body closes as well.
 */
export function createHttpServer(
  handler: HttpHandler,
  { keepAliveTimeout }: HttpServerSettings,
): http.Server {
  const server = http.createServer(
    {
      ServerResponse: LastingResponse,
      keepAliveTimeout,
      headersTimeout: keepAliveTimeout + 5000,
      maxHeaderSize: largestHead,
      // whatever flags the process was started with
      insecureHTTPParser: false,
      // asked for by our own rules, whose refusal says so
      requireHostHeader: false,
      joinDuplicateHeaders: false,
    },
    (request, response) => {
      if (admits(request, response)) handler(request, response);
    },
  );
  server.on('checkContinue', (request: IncomingMessage, response: LastingResponse) => {
    if (!admits(request, response)) return;
    response.writeContinue();
    handler(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: LastingResponse) => {
    if (admits(request, response))
      refuseConnection(response, { status: 417, reason: 'Only 100-continue may be expected.' });
  });
  // Fields beyond a count would be left out silently; their bytes are bounded, and the rules count them.
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseUnreadable(error, socket));
  // Tunnels and other protocols: the request is not one for the handler, whatever it asks for.
  server.on('connect', (_request, socket: Socket) => {
    destroyLater(socket, messageOf({ status: 405, reason: 'The method CONNECT is not served here.' }));
    socket.resume();
  });
  return server;
}

function admits(request: IncomingMessage, response: LastingResponse): boolean {
  if (isEnding(request.socket)) return false;
  latest.set(request.socket, response);
  const refusal = refusalOf(request);
  if (refusal) refuseConnection(response, refusal);
  return refusal === undefined;
}

function refuseConnection(response: LastingResponse, refusal: Refusal): void {
  const text = `${refusal.reason}\n`;
  response.beLast();
  response.writeHead(refusal.status, headersOf(refusal, text));
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** What Node's parser has refused: its codes in words. */
function refusalOfError({ code }: NodeJS.ErrnoException): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, reason: 'The address and header fields of the request are too long.' };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, reason: 'The chunk extensions of the request are too long.' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, reason: 'The request did not arrive in time.' };
    default:
      return { status: 400, reason: 'The request cannot be read.' };
  }
}

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (isEnding(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const message = messageOf(refusalOfError(error));
  const before = latest.get(socket);
  if (!before || before.writableFinished) return destroyLater(socket, message);
  // its own body is what cannot be read: an answer that has begun cannot be taken back
  if (!before.req.complete) return before.headersSent ? void socket.destroy() : destroyLater(socket, message);
  before.once('finish', () => destroyLater(socket, message));
}

const headersOf = ({ status }: Refusal, text: string): Record<string, string> => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(Buffer.byteLength(text)),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(status === 405 ? { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } : {}),
});

/** A refusal as it stands on the wire, for a connection whose request nobody could read. */
function messageOf(refusal: Refusal): string {
  const text = `${refusal.reason}\n`;
  const fields = { ...headersOf(refusal, text), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${text}`;
}
