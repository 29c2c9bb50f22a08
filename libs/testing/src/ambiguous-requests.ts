/** A request that two programs in a row could read differently, and the one refusal it gets. */
export interface AmbiguousRequest {
  readonly what: string;
  readonly status: number;
  /** as it goes over the wire, Latin-1 */
  readonly bytes: string;
}

/** What such a request is for. */
export interface Aim {
  /** the target it is sent to */
  readonly target: string;
  /** whole request that it tries to get in behind itself */
  readonly hidden: string;
  /** the server's name, as in its Host header */
  readonly host?: string;
}

type Case = readonly [what: string, bytes: string, status?: number];

/** What the requests are put together from. */
function partsOf({ target, hidden, host = 'shop' }: Aim) {
  const message =
    (method: string) =>
    (fields: string, body: string = hidden) =>
      `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${fields}\r\n${body}`;
  return {
    target,
    hidden,
    host,
    message,
    get: message('GET'),
    post: message('POST'),
    chunks: `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    length: `Content-Length: ${hidden.length}\r\n`,
    coding: 'Transfer-Encoding: chunked\r\n',
  };
}
type Parts = ReturnType<typeof partsOf>;

/** Two readings of how long the body is. */
const lengths = ({ hidden, post, chunks, length, coding }: Parts): readonly Case[] => [
  ['CL.TE', post(`Content-Length: 6\r\n${coding}`, `0\r\n\r\n${hidden}`)],
  ['TE.CL', post(`${coding}Content-Length: 4\r\n`, chunks)],
  ['two equal lengths', post(length + length)],
  ['two different lengths', post(`Content-Length: 0\r\n${length}`)],
  ['a list of lengths', post(`Content-Length: ${hidden.length}, ${hidden.length}\r\n`)],
  ['a length with a sign', post(`Content-Length: +${hidden.length}\r\n`)],
  ['an empty length', post('Content-Length: \r\n')],
  ['a length in hexadecimal', post('Content-Length: 0x10\r\n')],
];

/** Transfer codings that one program takes for chunked and the next does not. */
const codings = ({ post, chunks, coding }: Parts): readonly Case[] => [
  ['chunked, identity', post('Transfer-Encoding: chunked, identity\r\n', chunks)],
  ['identity, then chunked', post(`Transfer-Encoding: identity\r\n${coding}`, chunks)],
  ['chunked twice', post(coding + coding, chunks)],
  ['gzip, chunked', post('Transfer-Encoding: gzip, chunked\r\n', chunks)],
  ['xchunked', post('Transfer-Encoding: xchunked\r\n', chunks)],
  ['quoted chunked', post('Transfer-Encoding: "chunked"\r\n', chunks)],
  ['a vertical tab before chunked', post('Transfer-Encoding: \vchunked\r\n', chunks)],
  ['a chunked message of HTTP/1.0', post(coding, chunks).replace('HTTP/1.1', 'HTTP/1.0')],
];

/** Lines and fields that are cut in different places. */
const fields = ({ target, hidden, host, get, post, chunks, length, coding }: Parts): readonly Case[] => [
  ['a folded field', post('X-A: a\r\n b\r\n')],
  ['a folded coding', post('Transfer-Encoding:\r\n chunked\r\n', chunks)],
  ['a space before the colon', post('Transfer-Encoding : chunked\r\n', chunks)],
  ['a bare line feed', `GET ${target} HTTP/1.1\nHost: ${host}\n\n${hidden}`],
  ['a bare line feed between fields', get(`X-A: a\n${length}`)],
  ['a bare carriage return', get(`X-A: a\r${length}`)],
  ['a null character in a field', get('X-A: a\0b\r\n')],
  ['Connection: content-length', post(`Connection: content-length\r\n${length}`)],
  ['Connection: transfer-encoding', post(`Connection: close, Transfer-Encoding\r\n${coding}`, chunks)],
  ['Connection: host', get('Connection: host\r\n')],
  ['Connection: x-gantry-key', get('Connection: keep-hydrated, X-Gantry-Key\r\n')],
];

/** Bodies where none belong, and targets that are no path. */
const targets = ({ target, hidden, host, message, get, chunks, length, coding }: Parts): readonly Case[] => [
  ['GET with a length', get(length)],
  ['GET with chunks', get(coding, chunks)],
  ['OPTIONS with chunks', message('OPTIONS')(coding, chunks)],
  ['an absolute target', get('').replace(target, `http://${host}${target}`)],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\n\r\n${hidden}`],
  ['an authority', `GET shop:80 HTTP/1.1\r\nHost: ${host}\r\n\r\n${hidden}`],
  ['CONNECT', `CONNECT shop:80 HTTP/1.1\r\nHost: ${host}\r\n\r\n${hidden}`, 405],
  ['TRACE', message('TRACE')(''), 405],
];

/** Other protocols, versions and sizes than those that are served. */
const versions = ({ target, hidden, get, post, length }: Parts): readonly Case[] => [
  ['a WebSocket', get('Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ['HTTP/2 by upgrade', get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n')],
  ['HTTP/0.9', `GET ${target}\r\n\r\n${hidden}`, 505],
  ['HTTP/2.0 by its number', get('').replace('HTTP/1.1', 'HTTP/2.0'), 505],
  ['no Host', `GET ${target} HTTP/1.1\r\n\r\n${hidden}`],
  ['two Hosts', get('Host: other\r\n')],
  ['another expectation', post(`Expect: 200-ok\r\n${length}`), 417],
  ['too many fields', get('A: b\r\n'.repeat(2500)), 431],
  ['too long a field', get(`X-A: ${'a'.repeat(20_000)}\r\n`), 431],
  ['too long a target', get('').replace(target, `${target}${'a'.repeat(20_000)}`), 431],
  ['a control character in the target', get('').replace(target, `${target}\x01`)],
  ['bytes beyond ASCII in the target', get('').replace(target, `${target}\xc3\xa9`)],
];

/** Every family of request smuggling known, and what else no client sends: all are refused before anybody acts. */
export function ambiguousRequests(aim: Aim): AmbiguousRequest[] {
  const parts = partsOf(aim);
  const all = [lengths, codings, fields, targets, versions].flatMap((cases) => cases(parts));
  return all.map(([what, bytes, status = 400]) => ({ what, bytes, status }));
}
