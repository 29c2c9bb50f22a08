import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import type { Outcome } from './use-transitions.ts';

/** What became of a transition. */
export function TransitionOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { labelOf } = useStatusLabels();
  const values = { status: labelOf('line-status', outcome.to) };
  if (outcome.kind === 'done') {
    return (
      <OutcomeAlert kind="done">
        <FormattedMessage id="admin.transition.done" values={{ ...values, count: outcome.count }} />
      </OutcomeAlert>
    );
  }
  const title = <FormattedMessage id="admin.transition.refused" values={values} />;
  return (
    <OutcomeAlert kind="refused" title={title}>
      <p>
        <FormattedMessage id={refusalText('admin.transition', outcome.failure)} />
      </p>
      <Blockers data={outcome.failure?.data} />
    </OutcomeAlert>
  );
}

/** What stood in the way, where the service names it. */
function Blockers({ data }: { readonly data: Record<string, unknown> | undefined }) {
  const intl = useIntl();
  const blockers = Array.isArray(data?.blockers) ? data.blockers : [];
  return blockers.map((blocker: string) => {
    const why = intl.formatMessage({ id: `admin.blocker.${blocker}` });
    const line = data?.lineNumber;
    return (
      <p key={blocker}>
        {typeof line === 'number' ? (
          <FormattedMessage id="admin.blocker.of-line" values={{ line, why }} />
        ) : (
          why
        )}
      </p>
    );
  });
}
