import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Conversation } from '@gantry/ui/conversation';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { EmptyState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
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
        <strong>{data.wording}</strong>
        <FormattedMessage id="admin.quote.customer-may" values={{ actions: data.may.join(', ') || '–' }} />
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

type Line = Inquiry['lines'][number];

function CustomerLines({ lines }: Pick<Inquiry, 'lines'>) {
  const { count } = useFormats();
  const columns: readonly Column<Line>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    { key: 'product', isRowHead: true, roomy: true, cell: ({ name }) => name },
    { key: 'part', tight: true, cell: ({ partNumber }) => partNumber },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'unit', cell: ({ unitOfMeasure }) => unitOfMeasure },
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
