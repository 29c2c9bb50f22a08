import { send } from './send.ts';
import { withCookieHeaders } from './with-cookie-headers.ts';
import { withEncryption } from './with-encryption.ts';
import { withEnvelope } from './with-envelope.ts';
import { withRetry } from './with-retry.ts';
import { withSessionEnd } from './with-session-end.ts';
import { withWriteOrder } from './with-write-order.ts';

/** How every call is made, in the browser and on the server: the general rules of specification §7, one per layer. */
export const baseQuery = withSessionEnd(
  withWriteOrder(withRetry(withEnvelope(withEncryption(withCookieHeaders(send))))),
);
