import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from '../http/respond.ts';

/** Every page's type. */
export const htmlType = { 'content-type': 'text/html; charset=utf-8' } as const;

/** As a header; none when there is no cookie. */
export function setCookie(lines: readonly string[]): OutgoingHttpHeaders {
  return lines.length > 0 ? { 'set-cookie': [...lines] } : {};
}

/** Names and values in turns, a name for each of several values: how Node writes headers soonest. */
export function headerLines(headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().flatMap((one): OutgoingHttpHeader[] => [name, one]),
  );
}

/** Later headers replace earlier ones, but cookies add up. */
export function joinHeaders(...parts: readonly OutgoingHttpHeaders[]): OutgoingHttpHeaders {
  const cookies = parts.flatMap((part) => part['set-cookie'] ?? []);
  return { ...Object.assign({}, ...parts), ...setCookie(cookies) };
}

/** The same answer with these `Set-Cookie` lines added. */
export function withCookies(response: Response, lines: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const line of lines) headers.append('set-cookie', line);
  return new Response(response.body, { status: response.status, headers });
}

/** The answer of a loader or action that is no page: a redirect, mostly. */
export async function sendResponse(
  exchange: Exchange,
  answer: Response,
  more: OutgoingHttpHeaders,
): Promise<void> {
  const { response } = exchange;
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  delete headers['set-cookie'];
  const own = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(answer.status, joinHeaders(headers, more, setCookie(cookies), own));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
