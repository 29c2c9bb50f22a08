import type { Message } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import { stripeId } from '../store/ids.ts';
import type { Table } from '../store/records.ts';
import { addChallengeRoutes } from './challenge.ts';
import { withDefaults } from './defaults.ts';
import { answerDispute, closeDispute } from './disputes.ts';
import { readList, readText, readTexts } from './form-body.ts';
import { addIntentRoutes, idOf, paramsOf, showCharge } from './intent-routes.ts';
import { listObjects } from './list-objects.ts';
import { nowSeconds, type BalanceTransaction, type Charge } from './objects.ts';
import { makeMethod } from './payment-methods.ts';
import { refundCharge } from './refunds.ts';
import { addSetupRoutes } from './setup-routes.ts';
import { invalid, missing } from './stripe-error.ts';
import { StripeGate } from './stripe-gate.ts';
import type { StripeWorld } from './stripe-world.ts';

type Row = { readonly id: string; readonly object: string; readonly created: number };

/** The card provider's API, as far as a shop uses it. */
export function addStripeRoutes(routes: Routes, world: StripeWorld): void {
  const gate = new StripeGate(world);
  addIntentRoutes(routes, world, gate);
  addSetupRoutes(routes, world, gate);
  addChallengeRoutes(routes, world);
  addReads(routes, gate, '/v1/refunds', world.refunds, ['payment_intent', 'charge']);
  addReads(routes, gate, '/v1/disputes', world.disputes, ['payment_intent', 'charge']);
  addReads(routes, gate, '/v1/customers', world.customers, ['email']);
  addReads(routes, gate, '/v1/events', world.events, ['type']);
  addReads(routes, gate, '/v1/payment_methods', world.methods, ['customer']);
  addReads(routes, gate, '/v1/reviews', world.reviews, []);
  addMoneyReads(routes, world, gate);
  addWrites(routes, world, gate);
}

function addReads<Kind extends Row>(
  routes: Routes,
  gate: StripeGate,
  path: string,
  table: Table<Kind>,
  by: readonly string[],
): void {
  routes
    .addRoute(
      'GET',
      path,
      gate.guardRoute((message) => listObjects(table.listRows(), paramsOf(message), { url: path, by })),
    )
    .addRoute(
      'GET',
      `${path}/:id`,
      gate.guardRoute((message) => withDefaults(rowOf(table, message))),
    );
}

function rowOf<Kind extends Row>(table: Table<Kind>, message: Message): Kind {
  const row = table.findRow(idOf(message));
  if (!row) throw missing(message.url.pathname.split('/')[2] ?? 'object', idOf(message));
  return row;
}

function addMoneyReads(routes: Routes, world: StripeWorld, gate: StripeGate): void {
  const charges = {
    url: '/v1/charges',
    by: ['payment_intent', 'customer'],
    show: (row: Row) => showCharge(world, row as unknown as Charge),
  };
  routes
    .addRoute(
      'GET',
      '/v1/charges',
      gate.guardRoute((message) => listObjects(world.charges.listRows(), paramsOf(message), charges)),
    )
    .addRoute(
      'GET',
      '/v1/charges/:id',
      gate.guardRoute((message) => showCharge(world, rowOf(world.charges, message))),
    )
    .addRoute(
      'GET',
      '/v1/balance_transactions',
      gate.guardRoute((message) => {
        const withSource = readList(paramsOf(message), 'expand').includes('data.source');
        return listObjects(world.balance.listRows(), paramsOf(message), {
          url: '/v1/balance_transactions',
          by: ['source', 'type'],
          show: (row) => showTransaction(world, row as unknown as BalanceTransaction, withSource),
        });
      }),
    );
}

function showTransaction(world: StripeWorld, row: BalanceTransaction, withSource: boolean): unknown {
  const { source, created } = row;
  const charge = world.charges.findRow(source);
  const other = world.refunds.findRow(source) ?? world.disputes.findRow(source);
  const found = charge ? showCharge(world, charge) : other && withDefaults(other);
  return {
    ...withDefaults(row),
    available_on: created,
    source: withSource && found ? found : source,
  };
}

function addWrites(routes: Routes, world: StripeWorld, gate: StripeGate): void {
  const writes: readonly (readonly [string, (world: StripeWorld, message: Message) => unknown])[] = [
    ['/v1/payment_methods/:id/detach', detachMethod],
    ['/v1/customers', createCustomer],
    ['/v1/payouts', createPayout],
    ['/v1/refunds', createRefund],
    ['/v1/disputes/:id', updateDispute],
    ['/v1/disputes/:id/close', loseDispute],
    ['/v1/reviews/:id/approve', approveReview],
  ];
  for (const [path, work] of writes)
    routes.addRoute(
      'POST',
      path,
      gate.guardRoute((message) => work(world, message)),
    );
  const methods = '/v1/customers/:id/payment_methods';
  routes
    .addRoute(
      'GET',
      methods,
      gate.guardRoute((message) => listMethods(world, message)),
    )
    .addRoute(
      'POST',
      '/v1/payment_methods',
      gate.guardRoute((message) => withDefaults(makeMethod(world, paramsOf(message))), true),
    );
}

const loseDispute = (world: StripeWorld, message: Message): unknown =>
  withDefaults(closeDispute(world, rowOf(world.disputes, message), false));

function detachMethod(world: StripeWorld, message: Message): unknown {
  const method = rowOf(world.methods, message);
  method.customer = null;
  world.publishEvent('payment_method.detached', method);
  return withDefaults(world.methods.saveRow(method));
}

function listMethods(world: StripeWorld, message: Message): unknown {
  const rows = world.methods.listRows().filter(({ customer }) => customer === idOf(message));
  return listObjects(rows, paramsOf(message), { url: message.url.pathname, by: ['type'] });
}

function createCustomer(world: StripeWorld, message: Message): unknown {
  const params = paramsOf(message);
  const customer = world.customers.saveRow({
    id: stripeId('cus'),
    object: 'customer',
    created: nowSeconds(),
    email: readText(params, 'email') ?? null,
    name: readText(params, 'name') ?? null,
    metadata: readTexts(params, 'metadata'),
  });
  world.publishEvent('customer.created', customer);
  return withDefaults(customer);
}

/** Money of the balance goes to the shop's bank. */
function createPayout(world: StripeWorld, message: Message): unknown {
  const amount = Number(readText(paramsOf(message), 'amount') ?? 'NaN');
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalid('Invalid positive integer', { param: 'amount' });
  const id = stripeId('po');
  const entry = { type: 'payout', category: 'payout', amount: -amount, fee: 0, source: id };
  const balance = world.enterBalance(entry);
  return {
    id,
    object: 'payout',
    amount,
    currency: 'usd',
    created: nowSeconds(),
    balance_transaction: balance,
    status: 'paid',
  };
}

function createRefund(world: StripeWorld, message: Message): unknown {
  const params = paramsOf(message);
  const intent = readText(params, 'payment_intent');
  const id = intent ? world.intentOf(intent).latest_charge : readText(params, 'charge');
  const charge = world.charges.findRow(id ?? '');
  if (!charge)
    throw invalid('There is no charge to refund.', { param: intent ? 'payment_intent' : 'charge' });
  const amount = readText(params, 'amount');
  const refund = refundCharge(world, {
    charge,
    amount: amount === undefined ? undefined : Number(amount),
    reason: readText(params, 'reason') ?? null,
    metadata: readTexts(params, 'metadata'),
  });
  return withDefaults(refund);
}

function updateDispute(world: StripeWorld, message: Message): unknown {
  const dispute = rowOf(world.disputes, message);
  return withDefaults(answerDispute(world, dispute, readTexts(paramsOf(message), 'evidence')));
}

function approveReview(world: StripeWorld, message: Message): unknown {
  const review = rowOf(world.reviews, message);
  review.open = false;
  review.reason = 'approved';
  world.publishEvent('review.closed', review);
  return withDefaults(world.reviews.saveRow(review));
}
