import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { quoteWording } from '@gantry/domain/statuses/quote-statuses';
import { LineWishes } from '@gantry/forms/line-wishes';
import { Conversation } from '@gantry/ui/conversation';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { EmptyState } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAdminCustomerViewQuery } from '../../api/quotes.endpoints.ts';
import recordStyles from '../../parts/record.module.css';

/** The record as its customer reads it now, and what they may do. */
export function CustomerView({ number }: { readonly number: string }) {
  const { data } = useSalesAdminCustomerViewQuery(
    { params: { number } },
    { refetchOnMountOrArgChange: true },
  );
  const { time } = useFormats();
  if (data === undefined) return null;
  if (data === null) return <EmptyState title={<FormattedMessage id="admin.quote.hidden" />} />;
  return (
    <div className={recordStyles.record}>
      <p className={recordStyles.summary}>
        <strong>
          <FormattedMessage id={quoteWording(data.status)} />
        </strong>
        <CustomerActions may={data.may} />
      </p>
      <CustomerLines lines={data.lines} />
      <Conversation
        dense
        title={<FormattedMessage id="admin.inquiry.conversation" />}
        titleClassName={recordStyles.title}
        messages={data.messages}
        empty={<FormattedMessage id="admin.inquiry.no-words" />}
        nameOf={({ author, from }) => author ?? <FormattedMessage id={`admin.inquiry.${from}`} />}
        time={time}
      />
    </div>
  );
}

/** What the customer may do now, in words. */
function CustomerActions({ may }: Pick<Inquiry, 'may'>) {
  const intl = useIntl();
  if (may.length === 0) return <FormattedMessage id="admin.quote.customer-may-nothing" />;
  const actions = may.map((action) => intl.formatMessage({ id: `admin.quote.may.${action}` }));
  return (
    <span>
      <FormattedMessage id="admin.quote.customer-may" values={{ actions: intl.formatList(actions) }} />
    </span>
  );
}

type Line = Inquiry['lines'][number];

function CustomerLines({ lines }: Pick<Inquiry, 'lines'>) {
  const quantityText = useQuantityText();
  const columns: readonly Column<Line>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    { key: 'product', isRowHead: true, roomy: true, cell: (line) => <Wanted line={line} /> },
    { key: 'part', tight: true, cell: ({ partNumber }) => partNumber },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ quantity, unitOfMeasure }) => quantityText(quantity, unitOfMeasure),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.inquiry.lines" />}
      headId={(key) => `admin.inquiry.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

const Wanted = ({ line }: { readonly line: Line }) => (
  <>
    {line.name}
    <LineWishes line={line} />
  </>
);
