import type { MovedRow, StatusTone } from './status-table.ts';

/**
 * What makes a transition besides a press of its button: the purchase order is sent, the supplier confirms it, goods are
 * shipped or come in, or its invoice is matched.
 */
export type PurchaseOrderAct = 'generation' | 'confirmation' | 'shipment' | 'receipt' | 'match';

/** Everything the store knows about one status of a purchase order to a supplier. */
interface PurchaseOrderRow<Label extends string> extends MovedRow<Label> {
  /** what alone leads here; without it a press does */
  readonly act?: PurchaseOrderAct;
  /** whoever brings it here must say why */
  readonly needsReason?: true;
  /** who has to do something now; null: it has ended */
  readonly turn: 'purchasing' | 'supplier' | 'warehouse' | 'finance' | null;
  readonly tone: StatusTone;
}

const rows = <Label extends string>(table: {
  readonly [L in Label]: PurchaseOrderRow<NoInfer<Label>>;
}): Readonly<Record<Label, PurchaseOrderRow<Label>>> => table;

const buying = ['purchasing'] as const;
const holding = ['purchasing', 'finance'] as const;
const shipping = ['purchasing', 'warehouse', 'integration'] as const;

/** The statuses of a purchase order, with who may take it where. */
export const purchaseOrderStatuses = /* @__PURE__ */ rows({
  new: {
    starts: true,
    next: { purchase: ['purchasing', 'finance'], cancelled: buying },
    turn: 'purchasing',
    tone: 'neutral',
  },
  purchase: {
    next: {
      confirmed: ['purchasing', 'finance', 'system', 'integration'],
      declined: ['purchasing', 'system'],
      'on-hold': holding,
      cancelled: buying,
    },
    act: 'generation',
    turn: 'supplier',
    tone: 'waiting',
  },
  confirmed: {
    next: {
      declined: buying,
      'in-production': ['purchasing', 'integration'],
      'on-hold': holding,
      'partially-shipped': shipping,
      shipped: shipping,
      cancelled: buying,
    },
    act: 'confirmation',
    turn: 'supplier',
    tone: 'progress',
  },
  declined: { next: {}, needsReason: true, turn: null, tone: 'bad' },
  'in-production': {
    next: { 'on-hold': holding, 'partially-shipped': shipping, shipped: shipping },
    turn: 'supplier',
    tone: 'progress',
  },
  'on-hold': {
    next: {},
    returns: { to: ['purchase', 'confirmed', 'in-production'], roles: buying },
    needsReason: true,
    turn: 'purchasing',
    tone: 'waiting',
  },
  'partially-shipped': {
    next: { shipped: shipping, 'delivery-exception': ['warehouse'] },
    act: 'shipment',
    turn: 'supplier',
    tone: 'progress',
  },
  shipped: {
    next: { 'delivery-exception': ['warehouse'], received: ['warehouse'], completed: ['finance'] },
    act: 'shipment',
    turn: 'warehouse',
    tone: 'progress',
  },
  'delivery-exception': {
    next: { received: ['warehouse'] },
    needsReason: true,
    turn: 'warehouse',
    tone: 'bad',
  },
  received: { next: { completed: ['finance'] }, act: 'receipt', turn: 'finance', tone: 'progress' },
  completed: { next: {}, act: 'match', turn: null, tone: 'good' },
  cancelled: { next: {}, needsReason: true, turn: null, tone: 'neutral' },
});

export type PurchaseOrderStatus = keyof typeof purchaseOrderStatuses;

/** What a status means for whoever looks at it. */
export const purchaseOrderTone = (status: PurchaseOrderStatus): StatusTone =>
  // a page may be older than the services and not know the status
  (purchaseOrderStatuses as Partial<typeof purchaseOrderStatuses>)[status]?.tone ?? 'progress';
