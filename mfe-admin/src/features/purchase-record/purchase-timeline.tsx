import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { FormattedMessage } from 'react-intl';
import { useDifferenceText } from './use-difference-text.ts';
import { RecordTimeline } from '../../parts/record-timeline.tsx';

type Entry = PurchaseOrder['history'][number] & { readonly to: string; readonly key: string };

/** Everything that happened to a purchase order. */
export function PurchaseTimeline({ history }: Pick<PurchaseOrder, 'history'>) {
  const textOf = useDifferenceText();
  const entries = history.map((entry, index) => ({
    ...entry,
    to: entry.to ?? entry.kind,
    key: `${index}`,
    reason:
      [entry.tracking, entry.reason, ...entry.differences.map(textOf)].filter(Boolean).join(' · ') || null,
  })) as Entry[];
  return (
    <RecordTimeline
      history={entries}
      keyOf={({ key }) => key}
      titleOf={({ kind, to, lines }) =>
        kind === 'transition' ? (
          <FormattedMessage id={`admin.purchase-status.${to}`} />
        ) : (
          <FormattedMessage
            id={`admin.mpo.event.${kind}`}
            values={{
              lines: lines.map(({ lineNumber, quantity }) => `${lineNumber}: ${quantity}`).join(', '),
            }}
          />
        )
      }
    />
  );
}
