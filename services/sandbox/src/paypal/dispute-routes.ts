import type { Message } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import { endDispute, showDispute } from './paypal-disputes.ts';
import { notFound, PaypalRefusal } from './paypal-error.ts';
import type { Outcome, PaypalGate } from './paypal-gate.ts';
import type { PaypalDispute } from './paypal-objects.ts';
import type { PaypalWorld } from './paypal-world.ts';

const path = '/v1/customer/disputes';

/**
 * Disputes of the wallet: read by the shop, and ended by accepting the claim, or by the `adjudicate` that the wallet has
 * for its own sandbox.
 */
export function addDisputeRoutes(routes: Routes, world: PaypalWorld, gate: PaypalGate): void {
  const serve = (work: (message: Message) => Outcome) => gate.guardRoute(work);
  routes
    .addRoute(
      'GET',
      path,
      serve((message) => listDisputes(world, message)),
    )
    .addRoute(
      'GET',
      `${path}/:id`,
      serve((message) => ({ body: showDispute(message.url.origin, disputeOf(world, message)) })),
    )
    .addRoute(
      'POST',
      `${path}/:id/accept-claim`,
      serve((message) => end(world, message, 'ACCEPTED')),
    )
    .addRoute(
      'POST',
      `${path}/:id/adjudicate`,
      serve((message) => end(world, message, outcomeOf(message))),
    );
}

function listDisputes(world: PaypalWorld, { url }: Message): Outcome {
  const capture = url.searchParams.get('disputed_transaction_id');
  const rows = world.disputes.listRows().filter(({ captureId }) => capture === null || captureId === capture);
  return { body: { items: rows.map((row) => showDispute(url.origin, row)), links: [] } };
}

function disputeOf(world: PaypalWorld, { params }: Message): PaypalDispute {
  const found = world.disputes.findRow(params.id ?? '');
  if (!found) throw notFound();
  return found;
}

function end(world: PaypalWorld, message: Message, outcome: NonNullable<PaypalDispute['outcome']>): Outcome {
  const dispute = disputeOf(world, message);
  endDispute(world, message.url.origin, { dispute, outcome });
  return {
    body: { links: [{ href: `${message.url.origin}${path}/${dispute.id}`, rel: 'self', method: 'GET' }] },
  };
}

function outcomeOf({ body }: Message): NonNullable<PaypalDispute['outcome']> {
  if (body.includes('SELLER_FAVOR')) return 'RESOLVED_SELLER_FAVOUR';
  if (body.includes('BUYER_FAVOR')) return 'RESOLVED_BUYER_FAVOUR';
  throw new PaypalRefusal(400, 'INVALID_PARAMETER_VALUE', 'adjudication_outcome');
}
