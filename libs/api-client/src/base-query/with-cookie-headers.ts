import { clientHeader, headersFromCookies, idempotencyHeader } from '@gantry/contracts/cookies';
import type { ApiExtra } from '../extra.ts';
import type { ApiCall, ApiLayer } from './call.ts';

/** Adds the headers every call carries: those derived from cookies (specification §7) and our client's mark. */
export function withCookieHeaders(inner: ApiLayer): ApiLayer {
  return (call, api, options) => {
    const extra = api.extra as ApiExtra;
    const headers: Record<string, string> = { ...extra.headers, ...call.headers, [clientHeader]: '1' };
    const cookies = extra.cookies();
    for (const [cookie, header] of Object.entries(headersFromCookies)) {
      const value = cookies[cookie];
      if (value && isHeaderText(value)) headers[header] = value;
    }
    if (call.idempotencyKey) headers[idempotencyHeader] = call.idempotencyKey;
    if (isJson(call)) headers['content-type'] = 'application/json';
    if (call.body instanceof Uint8Array) headers['content-type'] = 'application/octet-stream';
    return inner({ ...call, headers }, api, options);
  };
}

/** `fetch` throws on header text beyond visible ASCII; such a cookie was not written by us. */
const isHeaderText = (text: string): boolean => /^[\x21-\x7e]{1,512}$/.test(text);

/** Forms and pieces of files travel as they are. */
export function isJson({ body }: Pick<ApiCall, 'body'>): boolean {
  return body !== undefined && !asTheyAre.some((kind) => body instanceof kind);
}

const asTheyAre = [FormData, URLSearchParams, Uint8Array];
