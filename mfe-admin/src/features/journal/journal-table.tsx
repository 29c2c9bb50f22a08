import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { isWithoutOrder, type JournalEntryView } from '@gantry/contracts/schemas/payment';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RecordTable } from '../../parts/record-table/record-table.tsx';
import { accountText } from './accounts.ts';

/** One account of an entry, and its place in it. */
type Posting = JournalEntryView['postings'][number] & {
  readonly entry: JournalEntryView;
  readonly at: number;
};

const postingsOf = (entries: readonly JournalEntryView[]): Posting[] =>
  entries.flatMap((entry) => entry.postings.map((posting, at) => ({ ...posting, entry, at })));

/** Entries with what each account gains (debit) or gives (credit); each row says of which entry it is. */
export function JournalTable({ entries }: { readonly entries: readonly JournalEntryView[] }) {
  const { time } = useFormats();
  const money = { numeric: true, tight: true, unit: 'USD' } as const;
  const columns: readonly Column<Posting>[] = [
    { key: 'at', isRowHead: true, tight: true, cell: ({ entry }) => time(entry.at) },
    { key: 'kind', cell: ({ entry }) => <FormattedMessage id={`admin.journal.kind.${entry.kind}`} /> },
    { key: 'order', tight: true, cell: ({ orderNumber }) => <OrderName number={orderNumber} /> },
    { key: 'account', cell: ({ account }) => <FormattedMessage id={accountText(account)} /> },
    { ...money, key: 'debit', cell: ({ amount }) => (amount > 0 ? <Money amount={amount} /> : '') },
    { ...money, key: 'credit', cell: ({ amount }) => (amount < 0 ? <Money amount={0 - amount} /> : '') },
  ];
  return (
    <RecordTable
      list="journal"
      caption={<FormattedMessage id="admin.journal.title" />}
      headId={(key) => `admin.journal.${key}`}
      columns={columns}
      rows={postingsOf(entries)}
      rowKey={({ entry, at }) => `${entry.id} ${at}`}
    />
  );
}

function OrderName({ number }: { readonly number: string | null }) {
  if (!number) return '–';
  if (isWithoutOrder(number)) return number.toUpperCase();
  return <Link to={adminOrderPath(number)}>{number.toUpperCase()}</Link>;
}
