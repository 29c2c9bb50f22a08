import { adminPromotionPath, adminPromotionsPath } from '@gantry/contracts/addresses/admin';
import { promotionSorts, type Promotion } from '@gantry/contracts/schemas/promotion-admin';
import { promotionStatuses } from '@gantry/domain/promotions';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, Field, LinkButton, PageHeader, TextInput } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import { useSalesAdminListPromotionsQuery } from '../../api/promotions.endpoints.ts';
import { FilterSelect } from '../../parts/filter-select.tsx';
import { useMayWritePromotions } from '../../parts/may-write-promotions.ts';
import { NoPromotions } from '../../parts/no-promotions.tsx';
import { PromotionGives } from '../../parts/promotion-gives.tsx';
import { PromotionGiven } from '../../parts/promotion-given.tsx';
import { PromotionStatusBadge } from '../../parts/promotion-status-badge.tsx';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';
import { OpenViewField } from '../../parts/saved-views/open-view-field.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { queryOfPromotions } from './promotions.loader.ts';
import styles from './promotions.module.css';

export { loader } from './promotions.loader.ts';

/** What takes something off carts and orders, newest first. */
export default function PromotionsPage() {
  const query = queryOfPromotions(useSearchParams()[0]);
  const mayWrite = useMayWritePromotions();
  const { data: promotions, error } = useSalesAdminListPromotionsQuery({ query });
  if (error) return <NoPromotions error={error} />;
  if (!promotions) return null;
  const isSearch = query.search !== undefined || query.status !== undefined;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.promotions.title" />}
        aside={<FormattedMessage id="admin.promotions.count" values={{ count: promotions.length }} />}
        actions={
          mayWrite ? (
            <LinkButton to={adminPromotionPath('new')} variant="primary">
              <FormattedMessage id="admin.promotion.new" />
            </LinkButton>
          ) : null
        }
      />
      <SavedViews list="promotions" path={adminPromotionsPath()} />
      <Search {...query} />
      {promotions.length > 0 ? <PromotionTable promotions={promotions} /> : <None isSearch={isSearch} />}
    </div>
  );
}

/** A plain search: it works before scripts run, and its address can be kept. */
function Search({ search = '', status, sort }: ReturnType<typeof queryOfPromotions>) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.promotions.${what}` });
  return (
    <Form role="search" className={styles.search}>
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <OpenViewField />
      <Field id="promotion-search" label={text('search')}>
        {(control) => (
          <TextInput {...control} name="search" type="search" defaultValue={search} key={search} />
        )}
      </Field>
      <FilterSelect
        key={status ?? ''}
        label={text('column.status')}
        name="status"
        value={status ?? ''}
        any={text('any-status')}
        options={promotionStatuses.map((value) => ({ value, label: text(`status.${value}`) }))}
      />
      <Button type="submit">
        <FormattedMessage id="admin.promotions.find" />
      </Button>
    </Form>
  );
}

function PromotionTable({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const headId = (key: string) => `admin.promotions.column.${key}`;
  const columns = usePromotionColumns();
  return (
    <SortedTable
      list="promotions"
      caption={<FormattedMessage id="admin.promotions.title" />}
      headId={headId}
      columns={columns}
      path={adminPromotionsPath()}
      sorts={promotionSorts}
      downFirst={['number', 'days', 'uses', 'cost']}
      rows={promotions}
      rowKey={({ id }) => id}
    />
  );
}

function usePromotionColumns(): readonly Column<Promotion>[] {
  const { locale } = useIntl();
  const { count } = useFormats();
  return [
    { key: 'number', numeric: true, cell: ({ number }) => number },
    {
      key: 'name',
      isRowHead: true,
      roomy: true,
      cell: ({ id, names }) => (
        <Link to={adminPromotionPath(id)}>{names[locale] ?? names['en-US'] ?? ''}</Link>
      ),
    },
    { key: 'status', tight: true, cell: ({ status }) => <PromotionStatusBadge status={status} /> },
    { key: 'gives', cell: (facts) => <PromotionGives facts={facts} /> },
    { key: 'code', cell: ({ code }) => code ?? <FormattedMessage id="admin.promotions.automatic" /> },
    { key: 'days', tight: true, cell: (facts) => <Days facts={facts} /> },
    {
      key: 'uses',
      numeric: true,
      cell: ({ uses, limitTotal }) =>
        limitTotal === null ? count(uses) : `${count(uses)}/${count(limitTotal)}`,
    },
    {
      key: 'cost',
      numeric: true,
      unit: 'USD',
      cell: (promotion) => <PromotionGiven promotion={promotion} />,
    },
  ];
}

function Days({ facts: { startsOn, endsOn } }: { readonly facts: Pick<Promotion, 'startsOn' | 'endsOn'> }) {
  const { day } = useFormats();
  if (!startsOn && !endsOn) return <FormattedMessage id="admin.promotions.always" />;
  return `${startsOn ? day(startsOn) : '…'} – ${endsOn ? day(endsOn) : '…'}`;
}

const None = ({ isSearch }: { readonly isSearch: boolean }) => (
  <EmptyState
    title={<FormattedMessage id={isSearch ? 'admin.promotions.none-found' : 'admin.promotions.none'} />}
  >
    {isSearch ? (
      <Link to={adminPromotionsPath()}>
        <FormattedMessage id="admin.promotions.show-all" />
      </Link>
    ) : (
      <FormattedMessage id="admin.promotions.none-hint" />
    )}
  </EmptyState>
);
