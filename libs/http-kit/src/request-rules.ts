import type { IncomingMessage } from 'node:http';

/** Why a request is refused before anybody reads it. */
export interface Refusal {
  readonly status: 400 | 405 | 408 | 413 | 417 | 431 | 505;
  /** one sentence for whoever sent it */
  readonly reason: string;
}

type Head = Pick<IncomingMessage, 'httpVersion' | 'method' | 'url' | 'rawHeaders'>;

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Methods whose body means nothing: whatever follows their head may be a request somebody hides. */
const bodiless: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** A browser sends 20; the bytes of all of them are bounded by the parser. */
const maxHeaders = 100;
/** Fields for everybody on the way: a Connection header that names one asks a proxy to change the message. */
const endToEnd =
  /^(?:content-.*|transfer-encoding|host|cookie|authorization|origin|referer|forwarded|expect|range|via|cache-control|user-agent|idempotency-key|accept.*|if-.*|sec-.*|x-(?:gantry-.*|forwarded-.*|real-ip|request-id|session|cart|quote|locale))$/;

const bad = (reason: string): Refusal => ({ status: 400, reason });

/** The fields that say where a message ends and whom it is for, each as often as it was sent. */
class Framing {
  readonly hosts: string[] = [];
  readonly lengths: string[] = [];
  readonly codings: string[] = [];
  readonly connections: string[] = [];
  readonly upgrades: string[] = [];

  constructor(rawHeaders: readonly string[]) {
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const values = this.valuesOf(rawHeaders[at] as string);
      values?.push(rawHeaders[at + 1] as string);
    }
  }

  // Told apart by their length first: nearly every other name costs no more than that.
  private valuesOf(name: string): string[] | undefined {
    switch (name.length) {
      case 4:
        return name.toLowerCase() === 'host' ? this.hosts : undefined;
      case 7:
        return name.toLowerCase() === 'upgrade' ? this.upgrades : undefined;
      case 10:
        return name.toLowerCase() === 'connection' ? this.connections : undefined;
      case 14:
        return name.toLowerCase() === 'content-length' ? this.lengths : undefined;
      case 17:
        return name.toLowerCase() === 'transfer-encoding' ? this.codings : undefined;
      default:
        return undefined;
    }
  }
}

/**
 * Whether a request's head can be read in one way only (RFC 9112). Node's parser has refused what is no HTTP; this
 * refuses what is, and yet could be read differently by two programs in a row, so that no request hides in another.
 */
export function refusalOf({ httpVersion, method = '', url = '', rawHeaders }: Head): Refusal | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return { status: 505, reason: 'Only HTTP/1.1 is spoken here.' };
  if (!methods.includes(method)) return { status: 405, reason: `The method ${method} is not served here.` };
  if (!url.startsWith('/')) return bad('The target of a request must be a path.');
  if (rawHeaders.length > 2 * maxHeaders)
    return { status: 431, reason: `A request may have ${maxHeaders} header fields.` };
  const framing = new Framing(rawHeaders);
  const hosts = framing.hosts.length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return bad('A request has one Host header.');
  if (framing.upgrades.length > 0) return bad('No other protocol is spoken here.');
  return connectionRefusal(framing) ?? bodyRefusal(framing, httpVersion, method);
}

function connectionRefusal({ connections }: Framing): Refusal | undefined {
  const named = connections.flatMap((value) => value.toLowerCase().split(','));
  const wrong = named.find((name) => endToEnd.test(name.trim()));
  return wrong === undefined ? undefined : bad(`The Connection header may not name ${wrong.trim()}.`);
}

function bodyRefusal(
  { lengths, codings }: Framing,
  httpVersion: string,
  method: string,
): Refusal | undefined {
  const [length, coding] = [lengths[0], codings[0]];
  if (length === undefined && coding === undefined) return undefined;
  if (lengths.length + codings.length > 1) return bad('The length of a body must be said once.');
  if (coding !== undefined) {
    if (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')
      return bad('The only transfer coding is chunked, and only of HTTP/1.1.');
  } else if (!/^\d{1,15}$/.test(length ?? '')) return bad('The Content-Length is not a number.');
  if (bodiless.includes(method) && (coding !== undefined || Number(length) > 0))
    return bad(`A ${method} request has no body.`);
  return undefined;
}
