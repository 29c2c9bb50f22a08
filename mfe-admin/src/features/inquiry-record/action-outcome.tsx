import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import type { Outcome } from './use-inquiry-actions.ts';

/** What became of an answer or a transition. */
export function ActionOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { kind, to } = outcome;
  const { labelOf } = useStatusLabels();
  const values = { status: to ? labelOf('quote-status', to) : '' };
  const what = to === null ? 'message' : 'transition';
  if (kind === 'done') {
    return (
      <OutcomeAlert kind={kind}>
        <FormattedMessage id={`admin.inquiry.done-${what}`} values={values} />
      </OutcomeAlert>
    );
  }
  const title = <FormattedMessage id={`admin.inquiry.refused-${what}`} values={values} />;
  return (
    <OutcomeAlert kind={kind} title={title}>
      <p>
        <FormattedMessage id={textOf(outcome.failure)} />
      </p>
    </OutcomeAlert>
  );
}

type Refused = Extract<Outcome, { kind: 'refused' }>;

/** Lines that need a price are the one blocker that somebody can do something about at once. */
function textOf(failure: Refused['failure']): string {
  const blockers = failure?.data?.blockers;
  const isUnpriced = Array.isArray(blockers) && blockers.includes('UNPRICED_LINES');
  return isUnpriced ? 'admin.inquiry.refusal.UNPRICED_LINES' : refusalText('admin.inquiry.refusal', failure);
}
