import type { Failure } from '@gantry/contracts/errors';
import { Alert } from '@gantry/ui';
import type { ReactNode } from 'react';

const looks = {
  done: { tone: 'good', live: 'polite' },
  refused: { tone: 'bad', live: 'assertive' },
} as const;

export interface OutcomeAlertProps {
  /** it was done, or the server refused it */
  readonly kind: keyof typeof looks;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** What became of something that was asked for, where it was asked for; read out at once. */
export function OutcomeAlert({ kind, title, children }: OutcomeAlertProps) {
  return (
    <Alert {...looks[kind]} title={title}>
      {children}
    </Alert>
  );
}

const worded: readonly string[] = [
  'STALE_VERSION',
  'WRONG_STATE',
  'NOT_PERMITTED',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
];

/** The message id of why something was refused, below `texts`: one for each code that staff can act on, else `other`. */
export function refusalText(texts: string, failure: Pick<Failure['error'], 'code'> | undefined): string {
  const code = failure?.code ?? 'other';
  return `${texts}.${worded.includes(code) ? code : 'other'}`;
}
