import type { ApiExtra } from '../extra.ts';
import type { ApiCall, ApiError, ApiLayer, ApiMeta } from './call.ts';
import { fetchTransport, TimeoutError, type IncomingAnswer } from './transport.ts';
import { isJson } from './with-cookie-headers.ts';

/** Sends a call and reads the answer's JSON. Every outcome is returned, none is thrown. */
export const send: ApiLayer = async (call, api) => {
  const { baseUrl, transport = fetchTransport, timeout, onAnswer, setCookies } = api.extra as ApiExtra;
  try {
    const answer = await transport({
      address: addressOf(baseUrl, call),
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      body: encode(call.body),
      signal: api.signal,
      timeout,
    });
    onAnswer?.(answer.headers);
    setCookies?.push(...answer.headers.getSetCookie());
    return outcomeOf(answer);
  } catch (error) {
    return { error: { status: error instanceof TimeoutError ? 'TIMEOUT' : 'NETWORK' } };
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

function outcomeOf({
  status,
  headers,
  body,
}: IncomingAnswer): { data: unknown; meta: ApiMeta } | { error: ApiError; meta: ApiMeta } {
  const meta: ApiMeta = { retryAfter: Number(headers.get('retry-after')) || undefined };
  const isGood = status >= 200 && status < 300;
  // The layers outside look for the failure in the error; until they have, it holds the whole body.
  if (!isGood) return { error: { status, failure: body as ApiError['failure'] }, meta };
  return body === undefined ? { error: { status: 'UNREADABLE' }, meta } : { data: body, meta };
}
