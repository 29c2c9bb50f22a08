import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { FormattedMessage } from 'react-intl';
import { RecordTimeline } from '../../parts/record-timeline.tsx';

/** The story of an order: its own states, its payment's and those of its lines. */
export function OrderTimeline({ history }: Pick<AdminOrder, 'history'>) {
  return (
    <RecordTimeline
      history={history}
      keyOf={({ axis, lineNumber, to }) => `${axis} ${lineNumber} ${to}`}
      titleOf={({ axis, lineNumber, from, to }) => (
        <FormattedMessage
          id={`admin.history.${axis}${from === null ? '-start' : ''}`}
          values={{ line: lineNumber ?? 0, from, to }}
        />
      )}
    />
  );
}
