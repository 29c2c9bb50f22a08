import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A request on its way through the server. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** the address asked for; its origin is the shop's own, whatever the Host header says */
  readonly url: URL;
}

/** Sends a small text. Answers of this kind are never kept by anybody. */
export function sendText(
  { request, response }: Exchange,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Sends JSON that must be asked for again every time. */
export function sendJson({ request, response }: Exchange, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
}

/** Sends the visitor on. The address must be one of ours: a path, never another site. */
export function sendRedirect(
  exchange: Exchange,
  status: 301 | 302 | 303 | 307 | 308,
  path: string,
  headers: OutgoingHttpHeaders = {},
): void {
  sendText(exchange, status, '', { location: path, ...headers });
}
