import type { IncomingHttpHeaders } from 'node:http';

/** A request the sandbox has read whole. */
export interface Message {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** of the route's pattern */
  readonly params: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** the request was worked on, and its answer gets lost on the way */
  readonly isLost?: boolean;
}

export type Handler = (message: Message) => Answer | Promise<Answer>;

export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Pages may load what the sandbox itself serves, and nothing else. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'";

/** @param policy more of the page's policy: where its forms lead, who may frame it */
export const html = (body: string, policy = "form-action 'self'; frame-ancestors 'none'"): Answer => ({
  type: 'text/html',
  body,
  headers: { 'content-security-policy': `${pagePolicy}; ${policy}` },
});

export const redirect = (location: string): Answer => ({
  status: 303,
  type: 'text/plain',
  body: '',
  headers: { location },
});
