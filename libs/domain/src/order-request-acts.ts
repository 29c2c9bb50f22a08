import type { Role } from './roles.ts';
import type { LineStatus } from './statuses/line-statuses.ts';

interface OrderRequestActRow {
  /** who does it; `admin` always may */
  readonly roles: readonly Role[];
  /** where the lines stand that it takes along */
  readonly from: readonly LineStatus[];
  readonly needsReason?: true;
  /** the store keeps a restocking fee, or not: shown before it is done */
  readonly settles?: true;
}

const rows = <Act extends string>(
  table: Readonly<Record<Act, OrderRequestActRow>>,
): Readonly<Record<Act, OrderRequestActRow>> => table;

/**
 * What staff do with an order request, and what of its lines each act takes along. Where the lines of one request stand
 * apart, an act is for those that are ready for it.
 */
export const orderRequestActs = /* @__PURE__ */ rows({
  /** a cancellation is accepted: what was paid goes back */
  approve: { roles: ['support', 'finance'], from: ['cancellation-requested'], settles: true },
  /** the goods may come back: number, address and days are sent */
  authorize: { roles: ['support'], from: ['rma-requested'] },
  decline: {
    roles: ['support'],
    from: ['cancellation-requested', 'rma-requested', 'delivery-exception'],
    needsReason: true,
  },
  /** the carrier has the parcel */
  'note-tracking': { roles: ['support', 'warehouse'], from: ['rma-sent'] },
  /** counted and looked at in the dock */
  receive: { roles: ['warehouse'], from: ['rma-sent', 'rma-return-awaiting'] },
  /** money goes back: after the inspection, without it up to a limit, or where goods are lost or cannot be replaced */
  refund: {
    roles: ['support', 'finance'],
    from: ['rma-return-received', 'rma-requested', 'delivery-exception', 'rma-replacement-processing'],
    settles: true,
  },
  /** goods go out once more, in advance where nothing has come back yet */
  replace: { roles: ['support'], from: ['rma-return-received', 'rma-requested'] },
  /** the inspection failed: the goods go back to the customer */
  'send-back': { roles: ['support'], from: ['rma-return-received'], needsReason: true },
  'ship-replacement': {
    roles: ['warehouse', 'support'],
    from: ['rma-replacement-processing', 'delivery-exception'],
  },
  'deliver-replacement': { roles: ['support', 'warehouse'], from: ['rma-replacement-shipped'] },
  'lose-replacement': { roles: ['support'], from: ['rma-replacement-shipped'], needsReason: true },
  /** the bank has refused it: tried once more */
  'retry-refund': { roles: ['finance'], from: ['cancelled-refund-pending', 'rma-refund-pending'] },
});
export type OrderRequestAct = keyof typeof orderRequestActs;

/** Whether somebody of this role may do it at all. */
export const mayAct = (act: OrderRequestAct, role: string): boolean =>
  role === 'admin' || orderRequestActs[act].roles.some((one) => one === role);
