import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { html, type Answer } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';

const scripts = path.join(import.meta.dirname, 'browser');

/** A script for browsers, of its TypeScript. */
function scriptAnswer(name: string): Answer {
  const source = readFileSync(path.join(scripts, `${name}.ts`), 'utf8');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  // a classic script, as the provider's is; what it declares stays its own
  const body = `((exports) => {\n${code}\n})({});`;
  return { type: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } };
}

/** The card provider's script as pages load it, and the frame it puts the card's form in. */
export function addStripeJsRoutes(routes: Routes): void {
  const served = new Map<string, Answer>();
  const serve = (name: string) => {
    const answer = served.get(name) ?? scriptAnswer(name);
    served.set(name, answer);
    return answer;
  };
  routes
    .addRoute('GET', '/stripe.js', () => serve('stripe'))
    .addRoute('GET', '/stripe-js/card-frame.js', () => serve('card-frame'))
    .addRoute('GET', '/stripe-js/challenge-done.js', () => serve('challenge-done'))
    .addRoute('GET', '/stripe-js/frame.css', () => ({ type: 'text/css', body: frameStyle }))
    .addRoute('GET', '/stripe-js/frame', ({ url }) =>
      html(framePage(url.searchParams.get('kind') === 'payment'), "form-action 'none'; frame-ancestors *"),
    );
}

const fields = [
  ['number', 'Card number', 'cc-number', '1234 1234 1234 1234'],
  ['expiry', 'Expiration date', 'cc-exp', 'MM / YY'],
  ['cvc', 'Security code', 'cc-csc', 'CVC'],
  ['zip', 'ZIP', 'postal-code', '12345'],
] as const;

function framePage(hasForm: boolean): string {
  const inputs = fields.map(
    ([name, label, autocomplete, placeholder]) =>
      `<div class="${name}"><label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-describedby="${name}-error"><p class="error" id="${name}-error" role="alert"></p></div>`,
  );
  const form = `<form novalidate>${inputs.join('')}<p class="note">Test mode: only test cards, such as 4242 4242 4242 4242. No money moves.</p></form>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title>
<link rel="stylesheet" href="/stripe-js/frame.css"></head><body>${hasForm ? form : ''}<script src="/stripe-js/card-frame.js"></script></body></html>`;
}

const frameStyle = `
:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="night"] { color-scheme: dark; }
body { margin: 0; background: transparent; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 2px; }
.number, .note { grid-column: 1 / -1; }
label { display: block; font-size: 14px; line-height: 20px; margin-bottom: 4px; }
input { font: inherit; width: 100%; min-height: 44px; padding: 8px 12px; box-sizing: border-box; border: 1px solid #8a8f98; border-radius: 4px; }
input:focus-visible { outline: 2px solid #2563eb; outline-offset: 1px; }
input[aria-invalid="true"] { border-color: light-dark(#b42318, #ff8a80); }
.error { color: light-dark(#b42318, #ff8a80); font-size: 14px; line-height: 20px; margin: 4px 0 0; min-height: 0; }
.note { font-size: 14px; line-height: 20px; margin: 0; opacity: .8; }
@media (max-width: 380px) { form { grid-template-columns: 1fr; } }
`;
