import { myInvoicesPath, myOrdersPath, myStatementPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import { EmptyState, LinkButton, Money, PageHeader } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesListMyInvoicesQuery } from '../../api/invoices.endpoints.ts';
import { InvoicesTable } from '../../features/invoices/invoices-table.tsx';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { invoicesQuery } from './invoices-query.ts';
import styles from './invoices.module.css';

export { loader } from './invoices.loader.ts';

/** The invoices and credit memos of the account, or of its company, with what is owed. */
export default function InvoicesPage() {
  const [search] = useSearchParams();
  const query = invoicesQuery(search);
  const { data: list } = useSalesListMyInvoicesQuery({ query });
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.invoices.heading" />}
        lead={<Owed open={list.openBalance} overdue={list.overdueBalance} />}
        actions={
          <LinkButton to={myStatementPath()}>
            <FormattedMessage id="account.invoices.statement" />
          </LinkButton>
        }
      />
      <p className={styles.choice}>
        <ShowLink show="all" query={query} />
        <ShowLink show="open" query={query} />
      </p>
      <WhoseInvoices query={query} buyers={list.buyers} />
      {list.items.length > 0 ? (
        <InvoicesTable invoices={list.items} caption="account.invoices.heading" hasBuyer={!!list.buyers} />
      ) : (
        <NoInvoices show={query.show} />
      )}
      <ListPages texts="account.pages" path={myInvoicesPath()} list={list} />
    </>
  );
}

function Owed({ open, overdue }: { readonly open: number; readonly overdue: number }) {
  return (
    <>
      <FormattedMessage id="account.invoices.open" values={{ amount: <Money amount={open} /> }} />
      {overdue > 0 ? (
        <>
          {' · '}
          <strong>
            <FormattedMessage id="account.invoices.overdue" values={{ amount: <Money amount={overdue} /> }} />
          </strong>
        </>
      ) : null}
    </>
  );
}

type InvoicesQuery = ReturnType<typeof invoicesQuery>;

/** To all invoices, or to those that are to be paid, of whoever's are shown. */
function ShowLink({ show, query }: { readonly show: 'all' | 'open'; readonly query: InvoicesQuery }) {
  const { buyer } = query;
  const asked = { ...(show === 'open' ? { show } : {}), ...(buyer ? { buyer } : {}) };
  const to = Object.keys(asked).length > 0 ? withQuery(myInvoicesPath(), asked) : myInvoicesPath();
  return (
    <Link to={to} aria-current={show === query.show ? 'page' : undefined}>
      <FormattedMessage id={`account.invoices.show-${show}`} />
    </Link>
  );
}

interface WhoseInvoicesProps {
  readonly query: InvoicesQuery;
  readonly buyers: CompanyBuyers | undefined;
}

/** Whose invoices are shown, for those who read their company's. */
function WhoseInvoices({ query: { show, buyer }, buyers }: WhoseInvoicesProps) {
  if (!useMayInCompany('read-company-records')) return null;
  return (
    <FilterForm action={myInvoicesPath()} submit="account.statement.show" key={buyer ?? ''}>
      {show === 'open' ? <input type="hidden" name="show" value={show} /> : null}
      <BuyerField buyer={buyer} buyers={buyers} />
    </FilterForm>
  );
}

function NoInvoices({ show }: { readonly show: 'all' | 'open' }) {
  return (
    <EmptyState
      title={<FormattedMessage id={`account.invoices.empty-${show}`} />}
      actions={
        <LinkButton to={myOrdersPath()}>
          <FormattedMessage id="account.orders.heading" />
        </LinkButton>
      }
    >
      <FormattedMessage id={`account.invoices.empty-${show}-hint`} />
    </EmptyState>
  );
}
