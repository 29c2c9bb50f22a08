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
        <FormattedMessage id={refusalText('admin.inquiry.refusal', outcome.failure)} />
      </p>
    </OutcomeAlert>
  );
}
