import { escapeHtml } from '../http/escape.ts';
import { html, redirect, type Answer, type Message } from '../http/message.ts';
import { pageHtml } from '../http/page.ts';
import type { Routes } from '../http/routes.ts';
import type { PaypalOrder } from './paypal-objects.ts';
import { touched, type PaypalWorld } from './paypal-world.ts';
import { showOrder } from './show-paypal.ts';

const payerId = 'QYR5Z8XDVJNXQ';

/** The page on which a payer approves an order of the wallet, or gives up, and goes back to the shop. */
export function addApprovalRoutes(routes: Routes, world: PaypalWorld): void {
  routes
    .addRoute('GET', '/checkoutnow', ({ url }) => approvalPage(world, url.searchParams.get('token')))
    .addRoute('POST', '/checkoutnow', (message) => answerPayer(world, message));
}

const gone = (): Answer => ({
  ...html(pageHtml('Not found', '<main class="box"><p>There is nothing to approve.</p></main>', 'bare')),
  status: 404,
});

function approvalPage(world: PaypalWorld, id: string | null): Answer {
  const order = world.orders.findRow(id ?? '');
  if (!order) return gone();
  const { amount, description = '' } = order;
  const isOpen = order.status === 'PAYER_ACTION_REQUIRED' || order.status === 'APPROVED';
  const buttons = `<p><button class="primary" name="answer" value="approve">Pay now</button></p>
<p><button name="answer" value="cancel">Cancel and return to the store</button></p>`;
  const main = `<main class="box"><h1>PayPal sandbox</h1><p class="test">Test mode: no money moves.</p>
<p>${escapeHtml(description)}: <strong>$${escapeHtml(amount.value)}</strong></p>
<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${escapeHtml(order.id)}">
${isOpen ? buttons : '<p>This payment has ended.</p>'}</form></main>`;
  // where a form leads after it was sent counts too
  const origins = [order.returnUrl, order.cancelUrl].map((url) => new URL(url).origin).join(' ');
  return html(
    pageHtml('PayPal sandbox', main, 'bare'),
    `form-action 'self' ${origins}; frame-ancestors 'none'`,
  );
}

function answerPayer(world: PaypalWorld, { body, url }: Message): Answer {
  const fields = new URLSearchParams(body);
  const order = world.orders.findRow(fields.get('token') ?? '');
  if (!order) return gone();
  if (fields.get('answer') !== 'approve') return redirect(addressWith(order.cancelUrl, { token: order.id }));
  if (order.status === 'PAYER_ACTION_REQUIRED') approve(world, url.origin, order);
  return redirect(addressWith(order.returnUrl, { token: order.id, PayerID: payerId }));
}

function approve(world: PaypalWorld, origin: string, order: PaypalOrder): void {
  order.status = 'APPROVED';
  world.orders.saveRow(touched(order));
  world.publishEvent(origin, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', showOrder(world, origin, order));
}

function addressWith(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
