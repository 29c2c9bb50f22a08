import { myListPath, myListsPath } from '@gantry/contracts/addresses/account';
import { maxListName } from '@gantry/contracts/list-limits';
import type { SavedListSummary } from '@gantry/contracts/schemas/saved-list';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, Field, PageHeader, TextInput } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useActionData } from 'react-router';
import { useSalesListSavedListsQuery } from '../../api/lists.endpoints.ts';
import styles from '../../features/lists/lists.module.css';
import { ListRefusal } from '../../features/lists/list-refusal.tsx';
import type { RefusedChange } from '../../parts/posted-change.ts';

export { action } from './lists.action.ts';
export { loader } from './lists.loader.ts';

/** The account's lists and those its company shares. */
export default function ListsPage() {
  const { data: lists } = useSalesListSavedListsQuery();
  const refused = useActionData<RefusedChange>();
  if (!lists) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.lists.heading" />}
        aside={<FormattedMessage id="account.lists.count" values={{ count: lists.length }} />}
      />
      <NewList refused={refused} />
      {lists.length === 0 ? (
        <EmptyState title={<FormattedMessage id="account.lists.empty" />}>
          <FormattedMessage id="account.lists.empty-hint" />
        </EmptyState>
      ) : (
        <ListsTable lists={lists} />
      )}
    </>
  );
}

function NewList({ refused }: { readonly refused: RefusedChange | undefined }) {
  return (
    <Form method="post" action={myListsPath()} className={styles.row}>
      <noscript>
        <PlainPostKey />
      </noscript>
      <Field
        label={<FormattedMessage id="account.lists.name" />}
        error={refused ? <ListRefusal code={refused.code} /> : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            required
            maxLength={maxListName}
            defaultValue={refused?.values.name}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        <FormattedMessage id="account.lists.create" />
      </Button>
    </Form>
  );
}

function ListsTable({ lists }: { readonly lists: readonly SavedListSummary[] }) {
  const { day, count } = useFormats();
  const columns: readonly Column<SavedListSummary>[] = [
    {
      key: 'list',
      isRowHead: true,
      roomy: true,
      cell: ({ id, name }) => <Link to={myListPath(id)}>{name}</Link>,
    },
    {
      key: 'shared',
      cell: ({ isOwner, owner, sharing }) =>
        isOwner ? (
          <FormattedMessage id={`account.lists.sharing-${sharing}`} />
        ) : (
          <FormattedMessage id="account.lists.by" values={{ owner }} />
        ),
    },
    { key: 'changed', tight: true, cell: ({ updatedAt }) => day(updatedAt) },
    { key: 'products', numeric: true, cell: ({ lineCount }) => count(lineCount) },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.lists.heading" />}
      headId={(key) => `account.lists.${key}`}
      columns={columns}
      rows={lists}
      rowKey={({ id }) => id}
    />
  );
}
