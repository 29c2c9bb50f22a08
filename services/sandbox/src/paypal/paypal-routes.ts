import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Message } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import { paypalId } from '../store/ids.ts';
import * as v from 'valibot';
import { addApprovalRoutes } from './approval.ts';
import { notFound, PaypalRefusal, unprocessable } from './paypal-error.ts';
import { addDisputeRoutes } from './dispute-routes.ts';
import { PaypalGate, type Outcome } from './paypal-gate.ts';
import {
  authorizeOrder,
  captureAuthorization,
  captureMoney,
  refundCapture,
  renewAuthorization,
  requireApproved,
  voidAuthorization,
} from './paypal-money.ts';
import { centsOf, timeOf, type Authorization, type Capture } from './paypal-objects.ts';
import { addReportRoutes } from './paypal-report.ts';
import { certificatePath, touched, type PaypalWorld } from './paypal-world.ts';
import { showAuthorization, showCapture, showOrder, showRefund } from './show-paypal.ts';

const moneySchema = v.object({
  currency_code: v.literal('USD'),
  value: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/)),
});
const orderRequestSchema = v.object({
  intent: v.picklist(['AUTHORIZE', 'CAPTURE']),
  purchase_units: v.tuple([
    v.object({
      reference_id: v.optional(v.string(), 'default'),
      amount: moneySchema,
      custom_id: v.optional(v.pipe(v.string(), v.maxLength(127))),
      description: v.optional(v.pipe(v.string(), v.maxLength(127))),
    }),
  ]),
  payment_source: v.object({
    paypal: v.object({
      experience_context: v.object({
        return_url: v.pipe(v.string(), v.url()),
        cancel_url: v.pipe(v.string(), v.url()),
      }),
    }),
  }),
});
const captureRequestSchema = v.object({
  amount: v.optional(moneySchema),
  final_capture: v.optional(v.boolean(), false),
  invoice_id: v.optional(v.pipe(v.string(), v.maxLength(127))),
});
const refundRequestSchema = v.object({
  amount: v.optional(moneySchema),
  invoice_id: v.optional(v.pipe(v.string(), v.maxLength(127))),
  custom_id: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-_.,]{1,127}$/))),
});

/** @throws PaypalRefusal 400 for a body of another shape */
function readBody<Schema extends v.GenericSchema>(schema: Schema, { body }: Message): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(body || '{}'));
  } catch (error) {
    throw new PaypalRefusal(400, 'INVALID_PARAMETER_VALUE', error instanceof Error ? error.message : '');
  }
}

/** The wallet's API, as far as a shop uses it, and the page on which the payer approves. */
export function addPaypalRoutes(routes: Routes, world: PaypalWorld): void {
  const gate = new PaypalGate(world);
  const serve = (work: (world: PaypalWorld, message: Message) => Outcome) =>
    gate.guardRoute((message) => work(world, message));
  routes
    .addRoute('POST', '/v1/oauth2/token', gate.tokenRoute())
    .addRoute('POST', '/v2/checkout/orders', serve(createOrder))
    .addRoute('GET', '/v2/checkout/orders/:id', serve(readOrder))
    .addRoute('POST', '/v2/checkout/orders/:id/authorize', serve(authorize))
    .addRoute('POST', '/v2/checkout/orders/:id/capture', serve(captureOrder))
    .addRoute('GET', '/v2/payments/authorizations/:id', serve(readAuthorization))
    .addRoute('POST', '/v2/payments/authorizations/:id/capture', serve(capture))
    .addRoute('POST', '/v2/payments/authorizations/:id/void', serve(release))
    .addRoute('POST', '/v2/payments/authorizations/:id/reauthorize', serve(reauthorize))
    .addRoute('GET', '/v2/payments/captures/:id', serve(readCapture))
    .addRoute('POST', '/v2/payments/captures/:id/refund', serve(refund))
    .addRoute('GET', '/v2/payments/refunds/:id', serve(readRefund))
    .addRoute('POST', '/v1/notifications/verify-webhook-signature', serve(verifySignature))
    .addRoute('GET', certificatePath, () => ({
      type: 'application/x-pem-file',
      body: world.settings.certificate.pem,
    }));
  addReportRoutes(routes, world, gate);
  addDisputeRoutes(routes, world, gate);
  addApprovalRoutes(routes, world);
}

function createOrder(world: PaypalWorld, message: Message): Outcome {
  const { intent, purchase_units: units, payment_source: source } = readBody(orderRequestSchema, message);
  const [unit] = units;
  if (centsOf(unit.amount) < 1) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  const { return_url: returnUrl, cancel_url: cancelUrl } = source.paypal.experience_context;
  const now = timeOf();
  const order = world.orders.saveRow({
    id: paypalId(),
    intent,
    created: now,
    updated: now,
    amount: unit.amount,
    referenceId: unit.reference_id,
    customId: unit.custom_id,
    description: unit.description,
    returnUrl,
    cancelUrl,
    status: 'PAYER_ACTION_REQUIRED',
  });
  return { body: showOrder(world, message.url.origin, order) };
}

const readOrder = (world: PaypalWorld, { url, params }: Message): Outcome => ({
  body: showOrder(world, url.origin, world.orderOf(params.id)),
});

function authorize(world: PaypalWorld, { url, params }: Message): Outcome {
  const order = world.orderOf(params.id);
  if (order.intent !== 'AUTHORIZE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  authorizeOrder(world, url.origin, order);
  return { status: 201, body: showOrder(world, url.origin, order) };
}

function captureOrder(world: PaypalWorld, { url, params }: Message): Outcome {
  const order = world.orderOf(params.id);
  if (order.intent !== 'CAPTURE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  requireApproved(world, order);
  const cents = centsOf(order.amount);
  order.status = 'COMPLETED';
  captureMoney(world, url.origin, order, { authorization: null, cents, isFinal: true, invoiceId: undefined });
  world.orders.saveRow(touched(order));
  return { status: 201, body: showOrder(world, url.origin, order) };
}

function authorizationOf(world: PaypalWorld, { params }: Message): Authorization {
  const found = world.authorizations.findRow(params.id ?? '');
  if (!found) throw notFound();
  return found;
}
function captureOf(world: PaypalWorld, { params }: Message): Capture {
  const found = world.captures.findRow(params.id ?? '');
  if (!found) throw notFound();
  return found;
}

const readAuthorization = (world: PaypalWorld, message: Message): Outcome => ({
  body: showAuthorization(message.url.origin, authorizationOf(world, message)),
});
const readCapture = (world: PaypalWorld, message: Message): Outcome => ({
  body: showCapture(message.url.origin, captureOf(world, message)),
});
function readRefund(world: PaypalWorld, { url, params }: Message): Outcome {
  const found = world.refunds.findRow(params.id ?? '');
  if (!found) throw notFound();
  return { body: showRefund(url.origin, found) };
}

function capture(world: PaypalWorld, message: Message): Outcome {
  const authorization = authorizationOf(world, message);
  const { amount, final_capture: isFinal, invoice_id: invoiceId } = readBody(captureRequestSchema, message);
  const cents = centsOf(amount ?? authorization.amount);
  const { origin } = message.url;
  const done = captureAuthorization(world, origin, authorization, { cents, isFinal, invoiceId });
  return { status: 201, body: showCapture(origin, done) };
}

function release(world: PaypalWorld, message: Message): Outcome {
  const { origin } = message.url;
  const voided = voidAuthorization(world, origin, authorizationOf(world, message));
  const isShown = String(message.headers.prefer ?? '').includes('representation');
  return isShown ? { body: showAuthorization(origin, voided) } : { status: 204, body: null };
}

function reauthorize(world: PaypalWorld, message: Message): Outcome {
  const old = authorizationOf(world, message);
  const { amount } = readBody(v.object({ amount: v.optional(moneySchema) }), message);
  const { origin } = message.url;
  const renewed = renewAuthorization(world, origin, old, centsOf(amount ?? old.amount));
  return { status: 201, body: showAuthorization(origin, renewed) };
}

function refund(world: PaypalWorld, message: Message): Outcome {
  const { amount, invoice_id: invoiceId, custom_id: customId } = readBody(refundRequestSchema, message);
  const cents = amount ? centsOf(amount) : null;
  const { origin } = message.url;
  const done = refundCapture(world, origin, captureOf(world, message), { cents, invoiceId, customId });
  return { status: 201, body: showRefund(origin, done) };
}

const signatureSchema = v.looseObject({
  transmission_id: v.string(),
  transmission_time: v.string(),
  transmission_sig: v.string(),
  webhook_id: v.string(),
});

/** The event must be the last name of the request, in the bytes it came in. */
function verifySignature({ settings }: PaypalWorld, message: Message): Outcome {
  const { transmission_id: id, transmission_time: time, ...given } = readBody(signatureSchema, message);
  const event = /"webhook_event"\s*:\s*([\s\S]*)\}\s*$/.exec(message.body)?.[1] ?? '';
  const text = [id, time, given.webhook_id, crc32(event.trimEnd())].join('|');
  const isOurs = createVerify('sha256')
    .update(text)
    .verify(settings.certificate.pem, given.transmission_sig, 'base64');
  return { body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
}
