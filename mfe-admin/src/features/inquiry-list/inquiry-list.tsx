import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { inquiryViews, type AdminInquiries, type InquiryView } from '@gantry/contracts/schemas/admin-inquiry';
import { Button, Field, PageHeader, TextInput } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams } from 'react-router';
import { ListLink } from '../../parts/list-address/list-link.tsx';
import { useSalesAdminListInquiriesQuery } from '../../api/inquiries.endpoints.ts';
import { ListTabs } from './list-tabs.tsx';
import styles from './inquiry-list.module.css';
import { inquiryListQuery } from './inquiry-list-query.ts';
import { InquiryTable } from './inquiry-table.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { OpenViewField } from '../../parts/saved-views/open-view-field.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { withQuery } from '../../parts/with-query.ts';

/** Inquiries and quotes by queue, what is due first on top; queue, search and page stand in the address. */
export function InquiryList() {
  const [search] = useSearchParams();
  const query = inquiryListQuery(search);
  const { data: list } = useSalesAdminListInquiriesQuery({ query });
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.inquiries.title" />}
        aside={<FormattedMessage id="admin.inquiries.count" values={{ count: list.total }} />}
      />
      <ListTabs current="inquiries" />
      <SavedViews list="quotes" path={adminOrdersPath()} base={{ list: 'inquiries' }} />
      <div className={styles.bar}>
        <Rooms current={query.view} counts={list.counts} search={search} />
        <Search q={query.q ?? ''} view={query.view} sort={query.sort} />
      </div>
      {list.items.length > 0 ? (
        <InquiryTable inquiries={list.items} />
      ) : (
        <NoInquiries q={query.q ?? ''} view={query.view} search={search} />
      )}
      <ListPages texts="admin.pages" path={adminOrdersPath()} list={list} />
    </div>
  );
}

interface RoomsProps {
  readonly current: InquiryView;
  readonly counts: AdminInquiries['counts'];
  readonly search: URLSearchParams;
}

function Rooms({ current, counts, search }: RoomsProps) {
  const intl = useIntl();
  return (
    <nav className={styles.rooms} aria-label={intl.formatMessage({ id: 'admin.inquiries.rooms' })}>
      {inquiryViews.map((view) => (
        <ListLink
          key={view}
          to={withQuery(adminOrdersPath(), search, { view, page: null })}
          aria-current={view === current ? 'page' : undefined}
          className={styles.room}
        >
          <FormattedMessage id={`admin.inquiries.room.${view}`} values={{ count: counts[view] }} />
        </ListLink>
      ))}
    </nav>
  );
}

interface SearchProps {
  readonly q: string;
  readonly view: InquiryView;
  /** goes on through a search */
  readonly sort: string | undefined;
}

function Search({ q, view, sort }: SearchProps) {
  return (
    <Form role="search" action={adminOrdersPath()} className={styles.search} key={`${view} ${q}`}>
      <input type="hidden" name="list" value="inquiries" />
      <input type="hidden" name="view" value={view} />
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <OpenViewField />
      <Field label={<FormattedMessage id="admin.inquiries.search" />}>
        {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} maxLength={100} />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.inquiries.find" />
      </Button>
    </Form>
  );
}
