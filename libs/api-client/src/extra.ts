import type { BrowserCodec } from '@gantry/encryption/browser';
import type { AnswerHeaders, Transport } from './base-query/transport.ts';

/** What the calls of one store need from their surroundings: a browser page, or one request on the server. */
export interface ApiExtra {
  /** address the calls go to, without `/api/v1`: `''` in the browser, the gateway's address on the server */
  readonly baseUrl: string;
  /** present cookies by name */
  readonly cookies: () => Readonly<Record<string, string>>;
  /** the envelope; null on the server, whose calls stay inside the house and travel unsealed */
  readonly codec: BrowserCodec | null;
  /** headers of every call, such as the visitor's cookies and the internal key on the server */
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` lines of the answers; the server hands them on to the visitor */
  readonly setCookies?: string[];
  /** is told of every answer's headers; the server learns from them what a page shows */
  readonly onAnswer?: (headers: AnswerHeaders) => void;
  /** the way calls travel; `fetch` without it */
  readonly transport?: Transport;
  /** where the visitor is or is going, path and query without locale prefix; becomes `ref` */
  readonly currentPath: () => string;
  /**
   * The server refused the session (401 or 403). The browser signs out and goes to the sign-in page; on the server
   * the loader redirects, so nothing is left to do here.
   */
  readonly onSessionEnd: () => void;
  /** cache keys of calls made ahead of need; their failures never sign anybody out */
  readonly background: Set<string>;
  /** milliseconds until a call counts as lost */
  readonly timeout: number;
}

/** The address to sign in at and come back from. */
export const signInPath = (ref: string): string => `/sign-in?ref=${encodeURIComponent(ref)}`;
