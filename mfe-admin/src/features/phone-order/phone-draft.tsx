import type { PhoneOrderDraft } from '@gantry/contracts/schemas/phone-order';
import { marginBasisPoints } from '@gantry/domain/margin';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, DataList, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { RuleHits } from '../../parts/rule-hits.tsx';

type DraftLine = PhoneOrderDraft['lines'][number];
const sums = ['subtotal', 'handlingFee', 'shipping', 'tax', 'grandTotal'] as const;

/** What the order costs, to be read out: prices, margins for those who see costs, sums, and rules that stand in its way. */
export function PhoneDraft({ draft }: { readonly draft: PhoneOrderDraft }) {
  const { money } = useFormats();
  const { customer, lines, totals, hits } = draft;
  return (
    <section className={recordStyles.actions} aria-labelledby="phone-draft">
      <h2 id="phone-draft" className={recordStyles.title}>
        <FormattedMessage id="admin.phone.draft" />
      </h2>
      <p className={recordStyles.soft}>
        {[customer.name, customer.company, customer.email].filter(Boolean).join(' · ')}
      </p>
      <DraftLines lines={lines} />
      <DataList
        variant="sums"
        items={sums.map((key) => ({
          key,
          term: <FormattedMessage id={`admin.offer.sum.${key}`} />,
          value: totals[key] === null ? '–' : money(totals[key]),
        }))}
      />
      {hits.length > 0 ? (
        <Alert tone="note" title={<FormattedMessage id="admin.phone.needs-offer" />}>
          <RuleHits hits={hits} />
        </Alert>
      ) : null}
    </section>
  );
}

function DraftLines({ lines }: { readonly lines: readonly DraftLine[] }) {
  const { count, days } = useFormats();
  const seesCost = lines.some(({ unitCost }) => unitCost !== undefined);
  const columns: readonly Column<DraftLine>[] = [
    { key: 'item', isRowHead: true, roomy: true, cell: ({ name }) => name },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    {
      key: 'usualPrice',
      numeric: true,
      unit: 'USD',
      cell: ({ usualPrice }) => (usualPrice === null ? '–' : <Money amount={usualPrice} />),
    },
    { key: 'price', numeric: true, unit: 'USD', cell: ({ unitPrice }) => <Money amount={unitPrice} /> },
    ...(seesCost
      ? [{ key: 'margin', numeric: true, cell: (line: DraftLine) => <Margin line={line} /> }]
      : []),
    { key: 'ships', tight: true, cell: ({ promise }) => (promise ? days(promise.from, promise.to) : '–') },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.phone.lines" />}
      headId={(key) => `admin.phone.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ sku }) => sku}
    />
  );
}

/** What is left of the price after the cost; nothing is said where nobody knows it. */
function Margin({ line: { unitPrice, unitCost } }: { readonly line: DraftLine }) {
  const intl = useIntl();
  const margin = marginBasisPoints(unitPrice, unitCost);
  if (margin === null) return '–';
  return intl.formatNumber(margin / 10_000, { style: 'percent', maximumFractionDigits: 1 });
}
