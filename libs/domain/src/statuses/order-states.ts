import type enUS from '../messages/order-status/en-US.json';
import type { TransitionRow } from './status-table.ts';

interface OrderStateRow<Label extends string> extends TransitionRow<Label> {
  readonly next: readonly Label[];
  /** the message a customer reads; a suspicion of fraud is never shown as one */
  readonly wording: Extract<keyof typeof enUS, `status.order.${string}`>;
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: OrderStateRow<NoInfer<Label>>;
}): Readonly<Record<Label, OrderStateRow<Label>>> => table;

/** The states of an order: computed from its lines, never set by hand. */
export const orderStates = /* @__PURE__ */ rows({
  pending: {
    starts: true,
    next: ['processing', 'holded', 'fraud', 'canceled', 'closed'],
    wording: 'status.order.pending',
  },
  processing: {
    next: ['holded', 'fraud', 'canceled', 'complete', 'closed', 'pending'],
    wording: 'status.order.processing',
  },
  holded: {
    next: ['pending', 'processing', 'fraud', 'canceled', 'complete', 'closed'],
    wording: 'status.order.holded',
  },
  fraud: { next: ['pending', 'processing', 'canceled'], wording: 'status.order.fraud' },
  complete: { next: ['processing', 'closed'], wording: 'status.order.complete' },
  canceled: { next: ['pending'], wording: 'status.order.canceled' },
  closed: { next: [], wording: 'status.order.closed' },
});

export type OrderState = keyof typeof orderStates;
