import type { NoticeProblem } from './notice-problem.ts';

/** What the page's forms are called where they are posted without scripts. */
export const noticeIntents = {
  ask: 'notify',
  cancel: 'cancel-notice',
  confirm: 'confirm-notice',
  stop: 'stop-notices',
} as const;
export type NoticeIntent = (typeof noticeIntents)[keyof typeof noticeIntents];

/** Where a posted form leads back to. */
export const noticeAnchor = 'notify-me';

/** A posted form that did not go through: what was entered, and why. */
export interface PostedNotice {
  readonly intent: NoticeIntent;
  readonly email: string;
  readonly problem: NoticeProblem;
}
