import type { StatusTone, TransitionRow } from './status-table.ts';

const rows = <Label extends string>(table: {
  readonly [L in Label]: TransitionRow<NoInfer<Label>>;
}): Readonly<Record<Label, TransitionRow<Label>>> => table;

/** The statuses of an account. */
export const accountStatuses = /* @__PURE__ */ rows({
  unconfirmed: { starts: true, next: ['active', 'black-list', 'deleted'] },
  active: { next: ['on-hold', 'black-list', 'merged', 'deleted'] },
  'on-hold': { next: ['active', 'black-list', 'merged', 'deleted'] },
  'black-list': { next: ['active'] },
  merged: { next: ['deleted'] },
  deleted: { next: [] },
});

export type AccountStatus = keyof typeof accountStatuses;

const tones: Readonly<Record<AccountStatus, StatusTone>> = {
  unconfirmed: 'waiting',
  active: 'good',
  'on-hold': 'ask',
  'black-list': 'bad',
  merged: 'neutral',
  deleted: 'neutral',
};
/** What a status of an account means for staff. */
export const accountTone = (status: AccountStatus): StatusTone => tones[status];
