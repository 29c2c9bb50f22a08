import type { MovedRow, StatusTone } from './status-table.ts';

/** Everything the store knows about one status of an order that waits for a company's own approval. */
interface ApprovalRow<Label extends string> extends MovedRow<Label> {
  /** somebody in the company has to decide; its clock runs */
  readonly isOpen?: true;
  readonly tone: StatusTone;
}

const rows = <Label extends string>(table: {
  readonly [L in Label]: ApprovalRow<NoInfer<Label>>;
}): Readonly<Record<Label, ApprovalRow<Label>>> => table;

/** The statuses of an order that was asked for inside a company; who in the company may act is said by `company-roles`. */
export const approvalStatuses = /* @__PURE__ */ rows({
  waiting: {
    starts: true,
    next: {
      approved: ['customer'],
      rejected: ['customer'],
      withdrawn: ['customer'],
      expired: ['system'],
    },
    isOpen: true,
    tone: 'waiting',
  },
  approved: { next: {}, tone: 'good' },
  rejected: { next: {}, tone: 'bad' },
  withdrawn: { next: {}, tone: 'neutral' },
  expired: { next: {}, tone: 'neutral' },
});

export type ApprovalStatus = keyof typeof approvalStatuses;

/** What a status means for whoever looks at it. */
export const approvalTone = (status: ApprovalStatus): StatusTone =>
  // a page may be older than the services and not know the status
  (approvalStatuses as Partial<typeof approvalStatuses>)[status]?.tone ?? 'progress';
