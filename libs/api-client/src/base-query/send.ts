import type { ApiExtra } from '../extra.ts';
import { isJson } from './with-cookie-headers.ts';
import type { ApiCall, ApiError, ApiLayer, ApiMeta } from './call.ts';

/** Longest body, in characters, of a write that goes on when its page is left; browsers allow 64 KB for all of them. */
const keptAliveLength = 8192;

/** Sends a call and reads the answer's JSON. Every outcome is returned, none is thrown. */
export const send: ApiLayer = async (call, api) => {
  const extra = api.extra as ApiExtra;
  const timeout = AbortSignal.timeout(extra.timeout);
  const body = encode(call.body);
  try {
    const response = await fetch(addressOf(extra.baseUrl, call), {
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      body,
      credentials: 'same-origin',
      // what was put in the cart a moment ago is not lost by going to the next page
      keepalive: call.method !== 'GET' && typeof body === 'string' && body.length <= keptAliveLength,
      signal: AbortSignal.any([api.signal, timeout]),
    });
    extra.onAnswer?.(response.headers);
    extra.setCookies?.push(...response.headers.getSetCookie());
    return await read(response);
  } catch {
    return { error: { status: timeout.aborted ? 'TIMEOUT' : 'NETWORK' } };
  }
};

function addressOf(baseUrl: string, { path, query }: ApiCall): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${baseUrl}/api/v1${path}${search.size > 0 ? `?${search}` : ''}`;
}

function encode(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return isJson({ body }) ? JSON.stringify(body) : (body as BodyInit);
}

async function read(
  response: Response,
): Promise<{ data: unknown; meta: ApiMeta } | { error: ApiError; meta: ApiMeta }> {
  const meta: ApiMeta = { retryAfter: Number(response.headers.get('retry-after')) || undefined };
  const text = await response.text();
  const body = parse(text);
  // The layers outside look for the failure in the error; until they have, it holds the whole body.
  if (!response.ok) return { error: { status: response.status, failure: body as ApiError['failure'] }, meta };
  if (body === undefined && text !== '') return { error: { status: 'UNREADABLE' }, meta };
  return { data: body ?? null, meta };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
