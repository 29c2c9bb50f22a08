import { newKey } from '@gantry/contracts/idempotency-key';

/** Gives each submission its idempotency key. */
export interface AttemptKeys {
  /** The key for sending `content`: the same until the content differs or the attempt has succeeded. */
  readonly keyFor: (content: unknown) => string;
  /** The attempt has succeeded: the next submission is a new write even with the same content. */
  readonly succeeded: () => void;
}

/**
 * One key for each attempt. A repeat of the same content (a double click, a retry after a broken connection) is the
 * same write; changed content is another one.
 */
export function attemptKeys(makeKey: () => string = newKey): AttemptKeys {
  let key: string | undefined;
  let sent: string | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content) ?? '';
      if (key === undefined || sent !== text) key = makeKey();
      sent = text;
      return key;
    },
    succeeded() {
      key = undefined;
      sent = undefined;
    },
  };
}
