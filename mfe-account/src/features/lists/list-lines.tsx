import { myListPath } from '@gantry/contracts/addresses/account';
import { maxListNote } from '@gantry/contracts/list-limits';
import type { SavedList, SavedListLine } from '@gantry/contracts/schemas/saved-list';
import { useFormats } from '@gantry/i18n/formats';
import { QuantityEntry } from '@gantry/forms/quantity-entry';
import { Button, Money, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import type { RefusedChange } from '../../parts/posted-change.ts';
import { ProductName } from '../../parts/product-name.tsx';
import styles from './lists.module.css';

interface ListLinesProps {
  readonly list: SavedList;
  /** a change of a line that was not taken */
  readonly refused?: RefusedChange | undefined;
}

interface LineProps extends ListLinesProps {
  readonly line: SavedListLine;
}

/** The products of a list; who may change them has their quantities and notes in fields. */
export function ListLines({ list, refused }: ListLinesProps) {
  const { count } = useFormats();
  const columns: readonly Column<SavedListLine>[] = [
    { key: 'product', isRowHead: true, roomy: true, cell: (line) => <ProductName product={line} /> },
    { key: 'price', numeric: true, tight: true, unit: 'USD', cell: (line) => <LinePrice line={line} /> },
    ...(list.mayEdit
      ? [
          {
            key: 'wanted',
            cell: (line: SavedListLine) => <LineFields list={list} line={line} refused={refused} />,
          },
          { key: 'remove', cell: (line: SavedListLine) => <RemoveLine list={list} line={line} /> },
        ]
      : [
          { key: 'quantity', numeric: true, cell: ({ quantity }: SavedListLine) => count(quantity) },
          { key: 'note', cell: ({ note }: SavedListLine) => note },
        ]),
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.list.lines" />}
      headId={(key) => `account.list.${key}`}
      columns={columns}
      rows={list.lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

function LinePrice({ line: { unitPrice, availability } }: Pick<LineProps, 'line'>) {
  if (availability === null) return <FormattedMessage id="account.list.gone" />;
  return unitPrice === null ? (
    <FormattedMessage id="account.list.on-request" />
  ) : (
    <Money amount={unitPrice} />
  );
}

function LineFields({ list, line, refused }: LineProps) {
  const intl = useIntl();
  const named = (id: string) => intl.formatMessage({ id }, { name: line.name });
  const typed = refused?.values.lineId === line.lineId ? refused.values : undefined;
  return (
    // its fields begin anew with each version, so that they show what was saved
    <Form key={list.version} method="post" action={myListPath(list.id)} className={styles.line}>
      <input type="hidden" name="intent" value="change-line" />
      <LineKey list={list} line={line} />
      <QuantityEntry
        label={named('account.list.quantity-of')}
        quantity={line.quantity}
        refused={typed?.quantity}
      />
      <TextInput
        name="note"
        aria-label={named('account.list.note-of')}
        placeholder={intl.formatMessage({ id: 'account.list.note' })}
        defaultValue={typed?.note ?? line.note ?? ''}
        maxLength={maxListNote}
        className={styles.note}
      />
      <Button type="submit" size="small" aria-label={named('account.list.save-one')}>
        <FormattedMessage id="account.save" />
      </Button>
    </Form>
  );
}

function RemoveLine({ list, line }: LineProps) {
  const intl = useIntl();
  return (
    <Form method="post" action={myListPath(list.id)}>
      <input type="hidden" name="intent" value="remove-line" />
      <LineKey list={list} line={line} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'account.list.remove-one' }, { name: line.name })}
      >
        <FormattedMessage id="account.list.remove" />
      </Button>
    </Form>
  );
}

/** Which line a form means, and the list as it was read. */
const LineKey = ({ list, line }: LineProps) => (
  <>
    <input type="hidden" name="lineId" value={line.lineId} />
    <input type="hidden" name="version" value={list.version} />
  </>
);
