import { escapeHtml } from '../http/escape.ts';
import { html, redirect, type Answer, type Message } from '../http/message.ts';
import { pageHtml } from '../http/page.ts';
import type { Routes } from '../http/routes.ts';
import { payIntent, refuseIntent } from './confirm-intent.ts';
import { readForm, readText } from './form-body.ts';
import type { Intent, Setup } from './objects.ts';
import { cardOf, methodOf } from './payment-methods.ts';
import { answerSetup } from './setup-routes.ts';
import { StripeRefusal } from './stripe-error.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf } from './test-cards.ts';

/** The bank's question (3-D Secure), as a page that fills the window or stands in a frame of the shop's. */
export function addChallengeRoutes(routes: Routes, world: StripeWorld): void {
  routes
    .addRoute('GET', '/3ds/:id', (message) => questionPage(world, message))
    .addRoute('POST', '/3ds/:id', (message) => answerQuestion(world, message));
}

type Question = Intent | Setup;

function intentAsked(world: StripeWorld, { params, url, method, body }: Message): Question | undefined {
  const intent = world.intents.findRow(params.id ?? '') ?? world.setups.findRow(params.id ?? '');
  const given = method === 'GET' ? url.searchParams.get('secret') : readText(readForm(body), 'secret');
  return intent && given === intent.client_secret ? intent : undefined;
}

const gone = (): Answer => ({
  ...html(pageHtml('Not found', '<p>There is nothing to answer.</p>')),
  status: 404,
});
const questionTo = (asked: Question) =>
  asked.object === 'payment_intent'
    ? `do you pay ${dollars(asked.amount)}?`
    : 'may this shop keep your card?';
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
/** Where a form leads after it was sent counts too. */
const policyOf = (returnUrl: string | null) =>
  `form-action 'self'${returnUrl && URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : ''}`;

function questionPage(world: StripeWorld, message: Message): Answer {
  const intent = intentAsked(world, message);
  if (!intent) return gone();
  const returnUrl = message.url.searchParams.get('return_url');
  const hidden = { secret: intent.client_secret, ...(returnUrl ? { return_url: returnUrl } : {}) };
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const main = `<main class="box"><h1>3-D Secure</h1><p class="test">Test mode: no money moves.</p>
<p>Your bank asks: ${escapeHtml(questionTo(intent))}</p>
<form method="post" action="/3ds/${escapeHtml(intent.id)}">${fields.join('')}
<p><button class="primary" name="answer" value="complete">Complete authentication</button></p>
<p><button name="answer" value="fail">Fail authentication</button></p></form></main>`;
  return html(pageHtml('3-D Secure', main, 'bare'), policyOf(returnUrl));
}

function answerQuestion(world: StripeWorld, message: Message): Answer {
  const intent = intentAsked(world, message);
  if (!intent) return gone();
  const params = readForm(message.body);
  if (intent.status === 'requires_action')
    settleIntent(world, intent, message, readText(params, 'answer') === 'complete');
  const returnUrl = readText(params, 'return_url');
  if (returnUrl && URL.canParse(returnUrl)) return redirect(returnAddress(returnUrl, intent));
  const script = '<script src="/stripe-js/challenge-done.js"></script>';
  return html(pageHtml('3-D Secure', `<p>Thank you.</p>${script}`, 'bare'), "form-action 'self'");
}

/** The card's own behavior decides once the payer has answered. */
function settleIntent(world: StripeWorld, intent: Question, { url }: Message, isProven: boolean): void {
  try {
    if (intent.object === 'setup_intent') return answerSetup(world, intent, isProven);
    const method = methodOf(world, intent.payment_method ?? '');
    const fails = behaviorOf(cardOf(world, method).number)?.challengeFails;
    if (!isProven || fails) refuseIntent(world, intent, method, 'payment_intent_authentication_failure');
    const confirmation = {
      method,
      isAuthenticated: true,
      returnUrl: null,
      isOffSession: false,
      origin: url.origin,
    };
    payIntent(world, intent, confirmation);
  } catch (error) {
    // the refusal stands in the intent, for whoever asks next
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

/** As the provider sends a payer back. */
function returnAddress(returnUrl: string, { object, id, client_secret: secret, status }: Question): string {
  const url = new URL(returnUrl);
  url.searchParams.set(object, id);
  url.searchParams.set(`${object}_client_secret`, secret);
  const isPaid = status === 'succeeded' || status === 'requires_capture';
  url.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed');
  return url.href;
}
