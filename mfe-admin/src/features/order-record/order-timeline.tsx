import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { FormattedMessage } from 'react-intl';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { RecordTimeline } from '../../parts/record-timeline.tsx';

const listOf = { order: 'order-state', line: 'line-status', payment: 'payment-status' } as const;

/** The story of an order: its own states, its payment's and those of its lines. */
export function OrderTimeline({ history }: Pick<AdminOrder, 'history'>) {
  const { labelOf } = useStatusLabels();
  return (
    <RecordTimeline
      history={history}
      keyOf={({ axis, lineNumber, to }) => `${axis} ${lineNumber} ${to}`}
      titleOf={({ axis, lineNumber, from, to }) => (
        <FormattedMessage
          id={`admin.history.${axis}${from === null ? '-start' : ''}`}
          values={{
            line: lineNumber ?? 0,
            from: from && labelOf(listOf[axis], from),
            to: labelOf(listOf[axis], to),
          }}
        />
      )}
    />
  );
}
