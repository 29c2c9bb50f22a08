import { mySpendPath } from '@gantry/contracts/addresses/account';
import { spendFileAddress } from '@gantry/contracts/file-address';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, Field, LinkButton, Money, PageHeader, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesGetCompanySpendQuery } from '../../api/spend.endpoints.ts';
import { DepartmentsTable } from '../../features/spend/departments-table.tsx';
import { MonthsChart } from '../../features/spend/months-chart.tsx';
import { PeopleTable } from '../../features/spend/people-table.tsx';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { spendQuery, type SpendQuery } from './spend-query.ts';
import styles from './spend.module.css';

export { loader } from './spend.loader.ts';

/** What the company has ordered in a period: by month, by person, by department, and as a file of its lines. */
export default function SpendPage() {
  const [search] = useSearchParams();
  const query = spendQuery(search);
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
    </>
  );
}

interface SpendProps {
  readonly query: SpendQuery;
  readonly spend: CompanySpend;
}

/** Period and person. */
const SpendFilter = ({ query, spend }: SpendProps) => (
  <FilterForm action={mySpendPath()} submit="account.statement.show">
    <Day name="from" value={spend.from} />
    <Day name="to" value={spend.to} />
    <BuyerField buyer={query.buyer} buyers={spend.buyers} hasOwn={false} />
  </FilterForm>
);

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
