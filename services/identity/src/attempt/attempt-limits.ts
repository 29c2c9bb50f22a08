const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** So many within a window; it begins with the first. */
export interface AttemptWindow {
  readonly max: number;
  readonly seconds: number;
}

const passwords: readonly AttemptWindow[] = [
  { max: 10, seconds: 15 * minute },
  { max: 50, seconds: day },
];
const mails: readonly AttemptWindow[] = [
  { max: 3, seconds: hour },
  { max: 10, seconds: day },
];

/** Codes of the second step: six digits are few, so a day has fewer of them than of passwords. */
const codes: readonly AttemptWindow[] = [
  { max: 10, seconds: 15 * minute },
  { max: 30, seconds: day },
];

/**
 * What is counted for each account, whoever asks from wherever (ADR 0002). A device that has signed in to the account
 * before has an allowance of its own, which strangers cannot use up.
 */
export const attemptLimits = {
  'sign-in': passwords,
  'sign-in-known': passwords,
  'second-step': codes,
  'second-step-known': codes,
  'recovery-mail': mails,
  'recovery-mail-known': mails,
  'sign-up-mail': mails,
  'step-failed-mail': mails,
  'invitation-mail': mails,
} as const satisfies Record<string, readonly AttemptWindow[]>;
export type AttemptKind = keyof typeof attemptLimits;
