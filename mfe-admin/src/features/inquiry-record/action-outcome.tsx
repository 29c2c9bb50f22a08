import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import type { Outcome } from './use-inquiry-actions.ts';

const worded: readonly string[] = [
  'STALE_VERSION',
  'WRONG_STATE',
  'NOT_PERMITTED',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
];

/** What became of an answer or a move, where it was asked for. */
export function ActionOutcome({ outcome }: { readonly outcome: Outcome }) {
  const values = { status: outcome.to ?? '' };
  const what = outcome.to === null ? 'message' : 'move';
  if (outcome.kind === 'done') {
    return (
      <Alert tone="good" live="polite">
        <FormattedMessage id={`admin.inquiry.done-${what}`} values={values} />
      </Alert>
    );
  }
  if (outcome.kind === 'missing') {
    return (
      <Alert tone="warn" live="assertive">
        <FormattedMessage id={`admin.inquiry.lacks.${outcome.field}`} />
      </Alert>
    );
  }
  const code = outcome.failure?.code ?? 'none';
  return (
    <Alert
      tone="bad"
      live="assertive"
      title={<FormattedMessage id={`admin.inquiry.refused-${what}`} values={values} />}
    >
      <p>
        <FormattedMessage id={`admin.inquiry.refusal.${worded.includes(code) ? code : 'other'}`} />
      </p>
    </Alert>
  );
}
