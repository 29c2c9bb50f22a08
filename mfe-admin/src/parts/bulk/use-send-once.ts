import { failureOf, newKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import { useRef } from 'react';

/** What became of a write: the body that was taken, or why none was. */
export type SendOutcome<Body, Refusal> =
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: 'refused'; readonly failure: Failure['error'] | undefined }
  | { readonly kind: 'hindered'; readonly by: Refusal };

interface Write<Body, Refusal> {
  /** what is asked for: with the same wish a write that got no answer is sent again as it was */
  readonly wish: string;
  /** reads the record and says what is sent, or why nothing is */
  readonly prepare: () => Promise<
    { readonly body: Body } | { readonly by: Refusal } | { readonly error: unknown }
  >;
  readonly post: (body: Body, key: string) => Promise<{ readonly error?: unknown }>;
}

/**
 * Writes to a record with a key of its own. What got no answer may have been done: asked for once more, it is sent as it
 * was, with its key, before the record is read anew.
 */
export function useSendOnce<Body, Refusal = never>() {
  const unanswered = useRef(new Map<string, { wish: string; key: string; body: Body }>());
  return async (
    record: string,
    { wish, prepare, post }: Write<Body, Refusal>,
  ): Promise<SendOutcome<Body, Refusal>> => {
    const before = unanswered.current.get(record);
    unanswered.current.delete(record);
    const send = async (body: Body, key: string): Promise<SendOutcome<Body, Refusal>> => {
      const { error } = await post(body, key);
      if (!error) return { kind: 'done', body };
      const failure = failureOf(error);
      if (!failure) unanswered.current.set(record, { wish, key, body });
      return { kind: 'refused', failure };
    };
    if (before?.wish === wish) return send(before.body, before.key);
    const prepared = await prepare();
    if ('by' in prepared) return { kind: 'hindered', by: prepared.by };
    if ('error' in prepared) return { kind: 'refused', failure: failureOf(prepared.error) };
    return send(prepared.body, newKey());
  };
}
