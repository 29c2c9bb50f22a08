import { mySpendPath } from '@gantry/contracts/addresses/account';
import { spendFileAddress } from '@gantry/contracts/file-address';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, Field, LinkButton, Money, PageHeader, Select, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesGetCompanySpendQuery } from '../../api/spend.endpoints.ts';
import { Budgets } from '../../features/spend/budgets.tsx';
import { CostCentersTable } from '../../features/spend/cost-centers-table.tsx';
import { DepartmentsTable } from '../../features/spend/departments-table.tsx';
import { MonthsChart } from '../../features/spend/months-chart.tsx';
import { PeopleTable } from '../../features/spend/people-table.tsx';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { FilterForm } from '../../parts/filter-form.tsx';
import { spendQuery, type SpendQuery } from './spend-query.ts';
import styles from './spend.module.css';

export { loader } from './spend.loader.ts';

/** What the company has ordered in a period: by month, by person, by department, and as a file of its lines. */
export default function SpendPage() {
  const [search] = useSearchParams();
  const query = spendQuery(search);
  const isAdmin = useMayInCompany('manage-people');
  const { data: spend } = useSalesGetCompanySpendQuery({ query });
  if (!spend) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.spend.heading" />}
        aside={<FormattedMessage id="account.orders.count" values={{ count: spend.orders }} />}
        lead={<FormattedMessage id="account.spend.about" />}
        actions={
          spend.orders === 0 ? null : (
            <a href={spendFileAddress({ ...query, from: spend.from, to: spend.to })} download>
              <FormattedMessage id="account.spend.file" />
            </a>
          )
        }
      />
      <SpendFilter query={query} spend={spend} key={search.toString()} />
      {spend.orders > 0 ? <Figures query={query} spend={spend} /> : <NoSpend isFiltered={search.size > 0} />}
      {isAdmin ? <Budgets /> : null}
    </>
  );
}

interface SpendProps {
  readonly query: SpendQuery;
  readonly spend: CompanySpend;
}

/** Period, person, and cost center. */
const SpendFilter = ({ query, spend }: SpendProps) => (
  <FilterForm action={mySpendPath()} submit="account.statement.show">
    <Day name="from" value={spend.from} />
    <Day name="to" value={spend.to} />
    <CostCenterField query={query} spend={spend} />
    <BuyerField buyer={query.buyer} buyers={spend.buyers} hasOwn={false} />
  </FilterForm>
);

/** Only where something is booked on one, or one is asked for. */
function CostCenterField({ query: { costCenter }, spend: { costCenters } }: SpendProps) {
  const intl = useIntl();
  const named = costCenters.flatMap(({ id, name }) => (id ? [{ id, name }] : []));
  if (named.length === 0 && !costCenter) return null;
  return (
    <Field label={<FormattedMessage id="account.spend.column.cost-center" />}>
      {(control) => (
        <Select {...control} name="costCenter" defaultValue={costCenter ?? ''}>
          <option value="">{intl.formatMessage({ id: 'account.spend.any-cost-center' })}</option>
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const Day = ({ name, value }: { readonly name: 'from' | 'to'; readonly value: string }) => (
  <Field label={<FormattedMessage id={`account.statement.${name}`} />}>
    {(control) => <TextInput {...control} type="date" name={name} defaultValue={value} required />}
  </Field>
);

function Figures({ query, spend }: SpendProps) {
  const { day } = useFormats();
  return (
    <div className={styles.page}>
      <p className={styles.total}>
        <strong>
          <Money amount={spend.amount} />
        </strong>
        <FormattedMessage id="account.spend.period" values={{ from: day(spend.from), to: day(spend.to) }} />
      </p>
      <MonthsChart months={spend.months} query={query} />
      <div className={styles.tables}>
        <PeopleTable people={spend.people} />
        <DepartmentsTable departments={spend.departments} />
        <CostCentersTable rows={spend.costCenters} period={spend} />
      </div>
    </div>
  );
}

const NoSpend = ({ isFiltered }: { readonly isFiltered: boolean }) => (
  <EmptyState
    title={<FormattedMessage id="account.spend.empty" />}
    actions={
      isFiltered ? (
        <LinkButton to={mySpendPath()}>
          <FormattedMessage id="account.spend.show-year" />
        </LinkButton>
      ) : null
    }
  >
    <FormattedMessage id="account.spend.empty-hint" />
  </EmptyState>
);
