import { newKey } from '@gantry/contracts/idempotency-key';
import { useState } from 'react';

/**
 * The idempotency key of a form that is posted without scripts, as its value `key`: pressed twice or sent again, it is
 * one write. Each page that is loaded has another one, and the server's and the browser's need not be the same.
 */
export function PlainPostKey() {
  const [key] = useState(newKey);
  return <input type="hidden" name="key" value={key} suppressHydrationWarning />;
}
