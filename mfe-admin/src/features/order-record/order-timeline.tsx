import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { RecordTimeline } from '../../parts/record-timeline.tsx';

type Axis = AdminOrder['history'][number]['axis'];
const listOf = { order: 'order-state', line: 'line-status', payment: 'payment-status' } as const;

/** The story of an order: its own states, its payment's, those of its lines, and its tax. */
export function OrderTimeline({ history }: Pick<AdminOrder, 'history'>) {
  const { labelOf } = useStatusLabels();
  const { money } = useFormats();
  const wordsFor = (axis: Axis, status: string) =>
    axis === 'tax' ? money(Number(status)) : labelOf(listOf[axis], status);
  return (
    <RecordTimeline
      history={history}
      keyOf={({ axis, lineNumber, to }) => `${axis} ${lineNumber} ${to}`}
      titleOf={({ axis, lineNumber, from, to }) => (
        <FormattedMessage
          id={`admin.history.${axis}${from === null ? '-start' : ''}`}
          values={{
            line: lineNumber ?? 0,
            from: from && wordsFor(axis, from),
            to: wordsFor(axis, to),
          }}
        />
      )}
    />
  );
}
