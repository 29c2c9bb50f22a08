import { sendText, type Exchange } from '../http/respond.ts';

/** The page of last resort: nothing of the shop is needed to show it. */
export const staticErrorHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Unexpected error.</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Unexpected error.</h1><p>The store is being repaired. Please try again in a moment.</p>
<form action="/"><button type="submit">Return to home page</button></form></main></body></html>`;

/** Answers when no page of the shop can be made. */
export function sendStaticError(exchange: Exchange, status: number): void {
  sendText(exchange, status, staticErrorHtml, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'retry-after': '5',
  });
}
