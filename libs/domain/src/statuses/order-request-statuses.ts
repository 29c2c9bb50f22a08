import type { MovedRow, StatusTone } from './status-table.ts';

/** Everything the store knows about one status of an order request: a cancellation or return that was asked for. */
interface OrderRequestRow<Label extends string> extends MovedRow<Label> {
  /** somebody of the staff has to decide; its clock runs */
  readonly isUndecided?: true;
  /** whoever asked may still take it back */
  readonly isRevocable?: true;
  /** nothing happens any more */
  readonly isOver?: true;
  readonly tone: StatusTone;
}

const rows = <Label extends string>(table: {
  readonly [L in Label]: OrderRequestRow<NoInfer<Label>>;
}): Readonly<Record<Label, OrderRequestRow<Label>>> => table;

const deciding = ['support', 'finance', 'system'] as const;
const withdrawing = ['customer', 'guest', 'support', 'system'] as const;

/** The statuses of an order request, with who may take it where; what its lines go through stands in their own book. */
export const orderRequestStatuses = /* @__PURE__ */ rows({
  new: {
    starts: true,
    next: {
      'pending-review': ['system'],
      approved: deciding,
      declined: ['support'],
      cancelled: withdrawing,
    },
    isUndecided: true,
    isRevocable: true,
    tone: 'ask',
  },
  'pending-review': {
    next: { approved: deciding, declined: ['support'], cancelled: withdrawing },
    isUndecided: true,
    isRevocable: true,
    tone: 'ask',
  },
  approved: {
    next: { running: ['system'], completed: ['system'], cancelled: withdrawing },
    isRevocable: true,
    tone: 'progress',
  },
  running: { next: { completed: ['system'] }, tone: 'progress' },
  completed: { next: {}, isOver: true, tone: 'good' },
  declined: { next: {}, isOver: true, tone: 'bad' },
  cancelled: { next: {}, isOver: true, tone: 'neutral' },
});

export type OrderRequestStatus = keyof typeof orderRequestStatuses;

/** What a status means for whoever looks at it. */
export const orderRequestTone = (status: OrderRequestStatus): StatusTone =>
  // a page may be older than the services and not know the status
  (orderRequestStatuses as Partial<typeof orderRequestStatuses>)[status]?.tone ?? 'progress';
