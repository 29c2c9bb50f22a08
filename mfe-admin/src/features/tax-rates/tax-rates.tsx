import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import type { RequestOf } from '@gantry/contracts/endpoint';
import type { taxationAdminListRates } from '@gantry/contracts/endpoints/taxation';
import { ratePhases, type TaxRateRow } from '@gantry/contracts/schemas/tax-admin';
import { taxLevels } from '@gantry/contracts/schemas/taxation';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, Field, StatusBadge, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useTaxationAdminListRatesQuery } from '../../api/taxation.endpoints.ts';
import { FilterSelect } from '../../parts/filter-select.tsx';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import { NoTax } from '../../parts/no-tax.tsx';
import { percentOf } from '../../parts/percent.ts';
import { stateOptions } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';
import { AddRate } from './add-rate.tsx';

type Query = RequestOf<typeof taxationAdminListRates>['query'];

/** Rates with their dates, by a filter that stands in the address. */
export function TaxRates({ query, address }: { readonly query: Query; readonly address: URLSearchParams }) {
  const { data: list, error } = useTaxationAdminListRatesQuery({ query });
  const mayWrite = useMayWriteTax();
  if (error) return <NoTax error={error} />;
  if (!list) return null;
  return (
    <>
      <RateFilter address={address} />
      {list.items.length > 0 ? (
        <RateTable rates={list.items} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tax.rates-none" />} />
      )}
      <ListPages texts="admin.pages" path={adminTaxPath()} list={list} />
      {mayWrite ? <AddRate /> : null}
    </>
  );
}

/** A plain form: it works before scripts run, and its address can be kept. */
function RateFilter({ address }: { readonly address: URLSearchParams }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.tax.${id}` });
  const valueOf = (name: string) => address.get(name) ?? '';
  return (
    <Form role="search" className={styles.filter} key={address.toString()}>
      <input type="hidden" name="tab" value="rates" />
      <FilterSelect
        label={text('state')}
        name="state"
        value={valueOf('state')}
        any={text('any')}
        options={stateOptions}
      />
      <FilterSelect
        label={text('level')}
        name="level"
        value={valueOf('level')}
        any={text('any')}
        options={taxLevels.map((value) => ({ value, label: text(`level.${value}`) }))}
      />
      <FilterSelect
        label={text('phase')}
        name="phase"
        value={valueOf('phase') || 'now'}
        options={ratePhases.map((value) => ({ value, label: text(`phase.${value}`) }))}
      />
      <PlaceSearch value={valueOf('search')} />
      <Button type="submit">
        <FormattedMessage id="admin.tax.find" />
      </Button>
    </Form>
  );
}

const PlaceSearch = ({ value }: { readonly value: string }) => (
  <Field label={<FormattedMessage id="admin.tax.place" />}>
    {(control) => <TextInput {...control} type="search" name="search" defaultValue={value} maxLength={80} />}
  </Field>
);

const phaseTones = { now: 'good', coming: 'waiting', ended: 'neutral' } as const;

function RateTable({ rates }: { readonly rates: readonly TaxRateRow[] }) {
  const { day } = useFormats();
  const columns: readonly Column<TaxRateRow>[] = [
    { key: 'state', cell: ({ state }) => state },
    { key: 'level', cell: ({ level }) => <FormattedMessage id={`admin.tax.level.${level}`} /> },
    { key: 'place', isRowHead: true, roomy: true, cell: ({ name }) => name },
    { key: 'rate', numeric: true, cell: ({ rate }) => percentOf(rate) },
    { key: 'from', tight: true, cell: ({ from }) => day(from) },
    { key: 'until', tight: true, cell: ({ until }) => (until ? day(until) : '–') },
    {
      key: 'phase',
      cell: ({ phase }) => (
        <StatusBadge tone={phaseTones[phase]}>
          <FormattedMessage id={`admin.tax.phase.${phase}`} />
        </StatusBadge>
      ),
    },
    { key: 'source', cell: ({ source, enteredBy }) => [source, enteredBy].filter(Boolean).join(' · ') },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.tax.tab.rates" />}
      headId={(key) => `admin.tax.${key}`}
      columns={columns}
      rows={rates}
      rowKey={({ code, from }) => `${code} ${from}`}
    />
  );
}
