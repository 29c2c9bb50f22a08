import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDifferenceText } from './use-difference-text.ts';
import { useUnitsText } from './use-units-text.ts';
import { RecordTimeline } from '../../parts/record-timeline.tsx';

type Happening = PurchaseOrder['history'][number];
type Entry = Happening & { readonly to: string; readonly key: string };

/** Everything that happened to a purchase order. */
export function PurchaseTimeline({ order: { history, lines: ordered } }: { readonly order: PurchaseOrder }) {
  const reasonText = useReasonText(ordered);
  const entries = history.map((entry, index) => ({
    ...entry,
    to: entry.to ?? entry.kind,
    key: `${index}`,
    reason: reasonText(entry) || null,
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
            values={{ lines: <Counted lines={lines} ordered={ordered} /> }}
          />
        )
      }
    />
  );
}

/** How many of which lines were shipped or came in, and how many of these damaged. */
function Counted({
  lines,
  ordered,
}: Pick<Happening, 'lines'> & { readonly ordered: PurchaseOrder['lines'] }) {
  const intl = useIntl();
  const unitsText = useUnitsText(ordered);
  const said = lines.map(({ lineNumber, quantity, damaged }) =>
    intl.formatMessage(
      { id: damaged > 0 ? 'admin.mpo.event.line-damaged' : 'admin.mpo.event.line' },
      { line: lineNumber, quantity: unitsText(lineNumber, quantity), damaged },
    ),
  );
  return intl.formatList(said, { type: 'unit' });
}

/** Says what stands below an entry: tracking number, reason, differences. */
function useReasonText(ordered: PurchaseOrder['lines']): (entry: Happening) => string {
  const intl = useIntl();
  const { day } = useFormats();
  const differenceText = useDifferenceText(ordered);
  // a confirmation as it was ordered has the promised day in front of the supplier's words
  const promised = (date: string) =>
    intl.formatMessage({ id: 'admin.mpo.event.promised' }, { day: day(date) });
  const movedText = ({ lineNumber, ordered, confirmed }: Happening['differences'][number]) =>
    intl.formatMessage(
      { id: 'admin.mpo.event.moved' },
      { line: lineNumber, before: day(String(ordered)), now: day(String(confirmed)) },
    );
  return ({ kind, to, tracking, reason, differences }) =>
    [
      tracking && intl.formatMessage({ id: 'admin.mpo.event.tracking' }, { tracking }),
      to === 'confirmed' ? reason?.replace(/^\d{4}-\d{2}-\d{2}(?= ·|$)/, promised) : reason,
      ...differences.map(kind === 'reschedule' ? movedText : differenceText),
    ]
      .filter(Boolean)
      .join(' · ');
}
