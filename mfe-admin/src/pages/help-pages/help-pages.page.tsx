import { useUser } from '@gantry/api-client';
import { adminHelpPagePath, adminHelpPagesPath } from '@gantry/contracts/addresses/admin';
import type { HelpPageSummary } from '@gantry/contracts/schemas/help-page';
import { helpRoles, isOneOfRoles } from '@gantry/domain/roles';
import { useFormats } from '@gantry/i18n/formats';
import { LinkButton, PageHeader } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCatalogAdminListHelpPagesQuery } from '../../api/help-pages.endpoints.ts';
import { HelpPageState, TranslationState } from '../../parts/help-page-badges.tsx';
import { NoHelpPages } from '../../parts/no-help-pages.tsx';
import { RecordTable } from '../../parts/record-table/record-table.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import styles from './help-pages.module.css';

export { loader } from './help-pages.loader.ts';

/** The help pages of the store: those it came with, and those staff have written. */
export default function HelpPagesPage() {
  const user = useUser();
  const { data: pages, error } = useCatalogAdminListHelpPagesQuery();
  if (error) return <NoHelpPages error={error} />;
  if (!pages) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.help.title" />}
        aside={<FormattedMessage id="admin.help.count" values={{ count: pages.length }} />}
        actions={
          isOneOfRoles(helpRoles, user?.role) ? (
            <LinkButton to={adminHelpPagePath('new')} variant="primary">
              <FormattedMessage id="admin.help.new" />
            </LinkButton>
          ) : null
        }
      />
      <SavedViews list="help" path={adminHelpPagesPath()} />
      <HelpPageTable pages={pages} />
    </div>
  );
}

function HelpPageTable({ pages }: { readonly pages: readonly HelpPageSummary[] }) {
  const { time } = useFormats();
  const columns: readonly Column<HelpPageSummary>[] = [
    {
      key: 'title',
      isRowHead: true,
      cell: ({ key, title }) => <Link to={adminHelpPagePath(key)}>{title}</Link>,
    },
    { key: 'state', tight: true, cell: ({ state }) => <HelpPageState state={state} /> },
    { key: 'group', cell: ({ group }) => <FormattedMessage id={`admin.help.group.${group}`} /> },
    { key: 'slug', roomy: true, cell: ({ slug }) => slug },
    {
      key: 'origin',
      cell: ({ isShipped, isAsShipped }) => (
        <FormattedMessage
          id={`admin.help.origin.${isShipped ? (isAsShipped ? 'shipped' : 'changed') : 'ours'}`}
        />
      ),
    },
    { key: 'spanish', tight: true, cell: ({ spanish }) => <TranslationState state={spanish} /> },
    { key: 'french', tight: true, cell: ({ french }) => <TranslationState state={french} /> },
    { key: 'changedAt', tight: true, cell: ({ changedAt }) => (changedAt ? time(changedAt) : '–') },
  ];
  return (
    <RecordTable
      list="help"
      caption={<FormattedMessage id="admin.help.title" />}
      headId={(key) => `admin.help.column.${key}`}
      columns={columns}
      rows={pages}
      rowKey={({ key }) => key}
    />
  );
}
