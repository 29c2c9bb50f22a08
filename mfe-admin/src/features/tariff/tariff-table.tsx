import { adminShippingPath } from '@gantry/contracts/addresses/admin';
import type { RequestOf } from '@gantry/contracts/endpoint';
import type { shippingAdminListTariff } from '@gantry/contracts/endpoints/tariff';
import {
  tariffColumns,
  tariffTables,
  type TariffCell,
  type TariffKind,
} from '@gantry/contracts/schemas/tariff';
import { tariffPhases, type ListedTariffRow } from '@gantry/contracts/schemas/tariff-admin';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, Field, StatusBadge, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { tariffFileAddress, useShippingAdminListTariffQuery } from '../../api/tariff.endpoints.ts';
import { FilterSelect } from '../../parts/filter-select.tsx';
import { useMayWriteTariff } from '../../parts/may-write-tariff.ts';
import { NoTariff } from '../../parts/no-tariff.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from '../../parts/tax-page.module.css';
import { CellText } from './cell-text.tsx';
import { EndRow } from './end-row.tsx';
import { PutRow } from './put-row.tsx';

type Query = RequestOf<typeof shippingAdminListTariff>['query'] & { readonly kind: TariffKind };

export interface TariffTableProps {
  readonly query: Query;
  readonly address: URLSearchParams;
}

/** One table of the tariff with its dates, by a filter that stands in the address; a row is changed by a form below. */
export function TariffTable({ query, address }: TariffTableProps) {
  const { kind } = query;
  const { data: list, error } = useShippingAdminListTariffQuery({ query });
  const mayWrite = useMayWriteTariff();
  if (error) return <NoTariff error={error} />;
  if (!list) return null;
  const chosen = list.items.find(({ id }) => id === address.get('row'));
  return (
    <>
      <p className={recordStyles.soft}>
        <FormattedMessage id={`admin.tariff.hint.${kind}`} />
      </p>
      <TariffFilter kind={kind} address={address} />
      {list.items.length > 0 ? (
        <RowTable kind={kind} rows={list.items} address={mayWrite ? address : null} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tariff.none" />} />
      )}
      <ListPages texts="admin.pages" path={adminShippingPath()} list={list} />
      {mayWrite ? <PutRow key={`${kind} ${chosen?.id ?? ''}`} kind={kind} row={chosen} /> : null}
      {mayWrite && chosen && chosen.phase !== 'ended' ? <EndRow key={chosen.id} row={chosen} /> : null}
    </>
  );
}

/** A plain form: it works before scripts run, and its address can be kept. */
function TariffFilter({ kind, address }: { readonly kind: TariffKind; readonly address: URLSearchParams }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Form role="search" className={styles.filter} key={address.toString()}>
      <input type="hidden" name="tab" value={kind} />
      <FilterSelect
        label={text('admin.tax.phase')}
        name="phase"
        value={address.get('phase') ?? 'now'}
        options={tariffPhases.map((value) => ({ value, label: text(`admin.tax.phase.${value}`) }))}
      />
      <Field label={<FormattedMessage id="admin.tariff.search" />}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name="search"
            defaultValue={address.get('search') ?? ''}
            maxLength={40}
          />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.tax.find" />
      </Button>
      <a href={tariffFileAddress(kind)} download>
        <FormattedMessage id="admin.tariff.export" />
      </a>
    </Form>
  );
}

const phaseTones = { now: 'good', coming: 'waiting', ended: 'neutral' } as const;
const numeric: ReadonlySet<TariffCell> = new Set([
  'money',
  'percent',
  'pounds',
  'inches',
  'cubic-inches',
  'days',
]);

interface RowTableProps {
  readonly kind: TariffKind;
  readonly rows: readonly ListedTariffRow[];
  /** where a row is chosen to be changed; null for who may only read */
  readonly address: URLSearchParams | null;
}

function RowTable({ kind, rows, address }: RowTableProps) {
  const { day } = useFormats();
  const [head] = tariffTables[kind].key;
  const columns: Column<ListedTariffRow>[] = tariffColumns(kind).map(([name, cell]) => ({
    key: name,
    isRowHead: name === head,
    numeric: numeric.has(cell),
    cell: ({ values }) => <CellText cell={cell} value={values[name] ?? ''} />,
  }));
  columns.push(
    { key: 'from', tight: true, cell: ({ effectiveFrom }) => day(effectiveFrom) },
    { key: 'until', tight: true, cell: ({ effectiveUntil }) => (effectiveUntil ? day(effectiveUntil) : '–') },
    {
      key: 'phase',
      cell: ({ phase }) => (
        <StatusBadge tone={phaseTones[phase]}>
          <FormattedMessage id={`admin.tax.phase.${phase}`} />
        </StatusBadge>
      ),
    },
  );
  if (address) columns.push({ key: 'press', cell: ({ id }) => <ChangeLink id={id} address={address} /> });
  return (
    <ColumnTable
      caption={<FormattedMessage id={`admin.tariff.kind.${kind}`} />}
      headId={(key) => `admin.tariff.column.${key}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function ChangeLink({ id, address }: { readonly id: string; readonly address: URLSearchParams }) {
  const query = new URLSearchParams(address);
  query.set('row', id);
  return (
    <Link to={`${adminShippingPath()}?${query.toString()}#put-row`}>
      <FormattedMessage id="admin.tariff.change" />
    </Link>
  );
}
