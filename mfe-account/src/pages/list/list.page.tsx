import { myListsPath } from '@gantry/contracts/addresses/account';
import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
import { Alert, Breadcrumb, EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetSavedListQuery } from '../../api/lists.endpoints.ts';
import { AddListLine } from '../../features/lists/add-list-line.tsx';
import { ListLines } from '../../features/lists/list-lines.tsx';
import { ListRefusal } from '../../features/lists/list-refusal.tsx';
import { ListSettings } from '../../features/lists/list-settings.tsx';
import { hasWrongQuantity } from '../../features/lists/wrong-quantity.ts';
import type { RefusedChange } from '../../parts/posted-change.ts';
import { ReorderForm } from '../../parts/reorder-form.tsx';

export { action } from './list.action.ts';
export { loader } from './list.loader.ts';

/** A list: its products at the prices of now, to buy, to ask for, to change and to share. */
export default function ListPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data: list } = useSalesGetSavedListQuery({ params: { id } });
  const refused = useActionData<RefusedChange>();
  if (!list) return null;
  const crumbs = [{ name: intl.formatMessage({ id: 'account.lists.heading' }), to: myListsPath() }];
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'account.breadcrumb' })}
            items={[...crumbs, { name: list.name }]}
          />
        }
        title={list.name}
        aside={<FormattedMessage id="account.items.count" values={{ count: list.lineCount }} />}
        lead={list.isOwner ? null : <FormattedMessage id="account.lists.by" values={{ owner: list.owner }} />}
        actions={list.lines.length > 0 ? <Exits id={id} /> : null}
      />
      {refused && refused.intent !== 'add-line' && !hasWrongQuantity(refused) ? (
        <Alert tone="bad" live="assertive">
          <ListRefusal code={refused.code} />
        </Alert>
      ) : null}
      {list.lines.length === 0 ? (
        <EmptyState title={<FormattedMessage id="account.list.empty" />}>
          <FormattedMessage id="account.list.empty-hint" />
        </EmptyState>
      ) : (
        <ListLines list={list} refused={refused?.intent === 'change-line' ? refused : undefined} />
      )}
      {list.mayEdit ? (
        <AddListLine id={id} refused={refused?.intent === 'add-line' ? refused : undefined} />
      ) : null}
      {list.isOwner ? <ListSettings list={list} /> : null}
    </>
  );
}

/** What can be done with the whole list. */
function Exits({ id }: { readonly id: string }) {
  return (
    <>
      <LinkButton to={requestQuotePath({ list: id })}>
        <FormattedMessage id="account.list.quote" />
      </LinkButton>
      <ReorderForm of={{ list: id }} variant="primary">
        <FormattedMessage id="account.list.add-all" />
      </ReorderForm>
    </>
  );
}
