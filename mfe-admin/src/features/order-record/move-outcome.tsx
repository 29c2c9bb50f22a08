import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import type { MoveOutcome as Outcome } from './use-moves.ts';

const worded: readonly string[] = [
  'STALE_VERSION',
  'WRONG_STATE',
  'NOT_PERMITTED',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
];

/** What became of a move, where it was asked for. */
export function MoveOutcome({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind === 'moved') {
    return (
      <Alert tone="good" live="polite">
        <FormattedMessage id="admin.move.done" values={{ count: outcome.count, status: outcome.to }} />
      </Alert>
    );
  }
  if (outcome.kind === 'reason-missing') {
    return (
      <Alert tone="warn" live="assertive">
        <FormattedMessage id="admin.move.reason-missing" values={{ status: outcome.to }} />
      </Alert>
    );
  }
  const code = outcome.failure?.code ?? 'none';
  return (
    <Alert
      tone="bad"
      live="assertive"
      title={<FormattedMessage id="admin.move.refused" values={{ status: outcome.to }} />}
    >
      <p>
        <FormattedMessage id={`admin.move.${worded.includes(code) ? code : 'other'}`} />
      </p>
      <Obstacle data={outcome.failure?.data} />
    </Alert>
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
