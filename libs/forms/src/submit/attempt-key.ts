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
export function attemptKeys(newKey: () => string = randomKey): AttemptKeys {
  let key: string | undefined;
  let sent: string | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content) ?? '';
      if (key === undefined || sent !== text) key = newKey();
      sent = text;
      return key;
    },
    succeeded() {
      key = undefined;
      sent = undefined;
    },
  };
}

/** 128 random bits; `randomUUID` is not there on plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
