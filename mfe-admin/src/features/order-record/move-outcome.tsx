import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import type { MoveOutcome as Outcome } from './use-moves.ts';

/** What became of a move. */
export function MoveOutcome({ outcome }: { readonly outcome: Outcome }) {
  const values = { status: outcome.to };
  if (outcome.kind === 'moved') {
    return (
      <OutcomeAlert kind="done">
        <FormattedMessage id="admin.move.done" values={{ ...values, count: outcome.count }} />
      </OutcomeAlert>
    );
  }
  if (outcome.kind === 'reason-missing') {
    return (
      <OutcomeAlert kind="missing">
        <FormattedMessage id="admin.move.reason-missing" values={values} />
      </OutcomeAlert>
    );
  }
  const title = <FormattedMessage id="admin.move.refused" values={values} />;
  return (
    <OutcomeAlert kind="refused" title={title}>
      <p>
        <FormattedMessage id={refusalText('admin.move', outcome.failure)} />
      </p>
      <Obstacle data={outcome.failure?.data} />
    </OutcomeAlert>
  );
}

/** The fact that stood in the way, where the service names one. */
function Obstacle({ data }: { readonly data: Record<string, unknown> | undefined }) {
  const obstacle = data?.obstacle ?? (data?.gate ? 'gate' : data?.shortages ? 'shortages' : undefined);
  if (typeof obstacle !== 'string') return null;
  const values = { line: Number(data?.lineNumber ?? 0) };
  return (
    <p>
      <FormattedMessage id={`admin.obstacle.${obstacle}`} values={values} />
    </p>
  );
}
