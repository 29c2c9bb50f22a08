import { myPartNumbersPath } from '@gantry/contracts/addresses/account';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { CustomerNumber } from '@gantry/contracts/schemas/part-number';
import { Button, EmptyState, Field, PageHeader, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useActionData, useSearchParams } from 'react-router';
import { useSalesListPartNumbersQuery } from '../../api/part-numbers.endpoints.ts';
import { ImportNumbers } from '../../features/part-numbers/import-numbers.tsx';
import type { NumbersChange } from '../../features/part-numbers/numbers-change.ts';
import styles from '../../features/part-numbers/part-numbers.module.css';
import { numbersQuery } from './numbers-query.ts';

export { action } from './part-numbers.action.ts';
export { loader } from './part-numbers.loader.ts';

/** The numbers the account's company uses for our products: to import, to find, and to forget. */
export default function PartNumbersPage() {
  const [address] = useSearchParams();
  const query = numbersQuery(address);
  const { data: list } = useSalesListPartNumbersQuery({ query });
  const change = useActionData<NumbersChange>();
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.numbers.heading" />}
        aside={<FormattedMessage id="account.numbers.count" values={{ count: list.total }} />}
        lead={
          <>
            <FormattedMessage id="account.numbers.lead" />{' '}
            {list.isShared ? <FormattedMessage id="account.numbers.shared" /> : null}
          </>
        }
      />
      <ImportNumbers change={change} />
      {list.total > 0 || query.search ? <FindNumber search={query.search ?? ''} /> : null}
      {list.items.length === 0 ? <NoNumbers search={query.search} /> : <NumbersTable items={list.items} />}
      <ListPages texts="account.pages" path={myPartNumbersPath()} list={list} />
    </>
  );
}

function NoNumbers({ search }: { readonly search: string | undefined }) {
  const kind = search ? 'none' : 'empty';
  return (
    <EmptyState title={<FormattedMessage id={`account.numbers.${kind}`} />}>
      <FormattedMessage id={`account.numbers.${kind}-hint`} values={{ search }} />
    </EmptyState>
  );
}

function FindNumber({ search }: { readonly search: string }) {
  return (
    <Form method="get" action={myPartNumbersPath()} className={styles.find} role="search">
      <Field label={<FormattedMessage id="account.numbers.find" />}>
        {(control) => <TextInput {...control} name="search" maxLength={80} defaultValue={search} />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="account.numbers.find-do" />
      </Button>
    </Form>
  );
}

function NumbersTable({ items }: { readonly items: readonly CustomerNumber[] }) {
  const columns: readonly Column<CustomerNumber>[] = [
    { key: 'number', isRowHead: true, cell: ({ number }) => number },
    { key: 'product', roomy: true, cell: (item) => <Product item={item} /> },
    { key: 'source', cell: ({ source }) => <FormattedMessage id={`account.numbers.source.${source}`} /> },
    { key: 'remove', cell: (item) => <RemoveNumber item={item} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.numbers.heading" />}
      headId={(key) => `account.numbers.${key}`}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}

function Product({ item: { sku, name, uri, partNumber } }: { readonly item: CustomerNumber }) {
  if (!name || !uri)
    return (
      <>
        {sku} (<FormattedMessage id="account.numbers.gone" />)
      </>
    );
  return (
    <>
      <Link to={productPath(uri)}>{name}</Link> {partNumber}
    </>
  );
}

function RemoveNumber({ item: { id, number } }: { readonly item: CustomerNumber }) {
  const intl = useIntl();
  return (
    <Form method="post" action={myPartNumbersPath()}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'account.numbers.remove-one' }, { number })}
      >
        <FormattedMessage id="account.numbers.remove" />
      </Button>
    </Form>
  );
}
