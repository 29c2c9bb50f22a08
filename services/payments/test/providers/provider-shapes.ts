import * as v from 'valibot';

// The messages of both providers in short: what the clients rely on, for whoever has not the providers' own descriptions.

const nullable = v.nullable(v.string());
const time = v.pipe(v.number(), v.integer());
const cents = v.pipe(v.number(), v.integer());

const intentShape = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^pi_/)),
  object: v.literal('payment_intent'),
  amount: cents,
  amount_capturable: cents,
  amount_received: cents,
  currency: v.literal('usd'),
  client_secret: v.string(),
  metadata: v.record(v.string(), v.string()),
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  latest_charge: v.nullable(v.union([v.string(), v.looseObject({ id: v.string() })])),
  last_payment_error: v.nullable(v.looseObject({ type: v.string() })),
  created: time,
});

/** Kind of object → its shape; a list's objects are looked into. */
export const stripeShapes: Readonly<Record<string, v.GenericSchema>> = {
  payment_intent: intentShape,
  setup_intent: v.looseObject({
    id: v.pipe(v.string(), v.regex(/^seti_/)),
    client_secret: v.string(),
    status: v.string(),
    metadata: v.record(v.string(), v.string()),
    last_setup_error: v.nullable(v.looseObject({ type: v.string() })),
  }),
  charge: v.looseObject({
    id: v.string(),
    amount: cents,
    amount_captured: cents,
    outcome: v.looseObject({ type: v.string() }),
    status: v.string(),
  }),
  refund: v.looseObject({
    id: v.string(),
    amount: cents,
    status: v.string(),
    payment_intent: nullable,
    created: time,
  }),
  dispute: v.looseObject({
    id: v.string(),
    amount: cents,
    status: v.string(),
    charge: v.string(),
    created: time,
  }),
  balance_transaction: v.looseObject({
    id: v.string(),
    amount: cents,
    fee: cents,
    net: cents,
    type: v.string(),
    created: time,
  }),
  customer: v.looseObject({ id: v.string(), email: nullable, created: time }),
  list: v.looseObject({
    data: v.array(v.looseObject({ object: v.string() })),
    has_more: v.boolean(),
    url: v.string(),
  }),
};

const money = v.looseObject({
  currency_code: v.literal('USD'),
  value: v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/)),
});
const links = v.array(v.looseObject({ href: v.string(), rel: v.string() }));
const moved = { id: v.string(), amount: money, status: v.string(), links };
const payments = v.looseObject({
  authorizations: v.optional(v.array(v.looseObject({ ...moved, expiration_time: v.string() }))),
  captures: v.optional(v.array(v.looseObject({ ...moved, final_capture: v.boolean() }))),
  refunds: v.optional(v.array(v.looseObject(moved))),
});
const order = v.looseObject({
  id: v.string(),
  status: v.picklist(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  intent: v.picklist(['AUTHORIZE', 'CAPTURE']),
  purchase_units: v.array(v.looseObject({ amount: money, payments: v.optional(payments) })),
  links,
});

/** Pattern of a path → shapes of its request and of its answer. */
export const paypalShapes: readonly (readonly [RegExp, v.GenericSchema | null, v.GenericSchema])[] = [
  [
    /^\/v2\/checkout\/orders$/,
    v.looseObject({ intent: v.string(), purchase_units: v.array(v.looseObject({ amount: money })) }),
    order,
  ],
  [/^\/v2\/checkout\/orders\/\w+(\/(authorize|capture))?$/, null, order],
  [
    /^\/v2\/payments\/authorizations\/\w+\/capture$/,
    v.looseObject({ amount: money, final_capture: v.boolean() }),
    v.looseObject(moved),
  ],
  [
    /^\/v2\/payments\/authorizations\/\w+\/reauthorize$/,
    v.looseObject({ amount: money }),
    v.looseObject({ ...moved, expiration_time: v.string() }),
  ],
  [/^\/v2\/payments\/authorizations\/\w+\/void$/, null, v.looseObject(moved)],
  [/^\/v2\/payments\/captures\/\w+\/refund$/, v.looseObject({ amount: money }), v.looseObject(moved)],
];
