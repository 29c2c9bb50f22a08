import type { BrowserCodec } from '@gantry/encryption/browser';
import type { ApiExtra } from '../extra.ts';
import type { ApiError, ApiLayer } from './call.ts';
import { isJson } from './with-cookie-headers.ts';

/** Seals every body that is not a form and opens answers that have a field `i` (specification §7). */
export function withEncryption(inner: ApiLayer): ApiLayer {
  return async (call, api, options) => {
    const { codec } = api.extra as ApiExtra;
    if (!codec) return inner(call, api, options);
    const sealed = isJson(call) ? { ...call, body: await codec.seal(call.body) } : call;
    const answer = await inner(sealed, api, options);
    if (answer.error) return { ...answer, error: await openError(codec, answer.error) };
    if (!hasVector(answer.data)) return answer;
    const opened = await codec.open(answer.data);
    return opened.ok
      ? { data: opened.value, meta: answer.meta }
      : { error: { status: 'UNREADABLE' }, meta: answer.meta };
  };
}

async function openError(codec: BrowserCodec, error: ApiError): Promise<ApiError> {
  if (!hasVector(error.failure)) return error;
  const opened = await codec.open(error.failure);
  return { status: error.status, failure: opened.ok ? (opened.value as ApiError['failure']) : undefined };
}

function hasVector(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'i' in body;
}
