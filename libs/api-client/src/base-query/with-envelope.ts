import type { ApiError, ApiLayer } from './call.ts';

/** Takes the payload out of the field `data` when there is one (specification §7), and the failure out of `error`. */
export function withEnvelope(inner: ApiLayer): ApiLayer {
  return async (call, api, options) => {
    const { data, error, meta } = await inner(call, api, options);
    if (error) return { error: { status: error.status, failure: failureIn(error.failure) }, meta };
    return { data: fieldOf(data, 'data') ?? withoutField(data), meta };
  };
}

function withoutField(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? null : body;
}

function failureIn(body: unknown): ApiError['failure'] {
  const error = fieldOf(body, 'error');
  return typeof fieldOf(error, 'code') === 'string' ? (error as ApiError['failure']) : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[name];
}
