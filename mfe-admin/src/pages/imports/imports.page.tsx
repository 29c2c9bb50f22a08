import { adminImportsPath } from '@gantry/contracts/addresses/admin';
import { refusedFileParam } from '@gantry/contracts/refused-file';
import { Disclosure, EmptyState, PageHeader } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCatalogListImportsQuery } from '../../api/feeds.endpoints.ts';
import { ExportForm } from '../../features/export-form/export-form.tsx';
import { ImportTable } from '../../features/import-list/import-table.tsx';
import { NewImport } from '../../features/import-list/new-import.tsx';
import { NoFeeds } from '../../parts/no-feeds.tsx';
import { RefusedFile } from '../../parts/refused-file.tsx';
import { importListQuery } from './import-list-query.ts';
import styles from './imports.module.css';

export { loader } from './imports.loader.ts';

/** What staff brought into the catalogue and take out of it. */
export default function ImportsPage() {
  const [search] = useSearchParams();
  const { data: list, error } = useCatalogListImportsQuery(
    { query: importListQuery(search) },
    { pollingInterval: 10_000, skipPollingIfUnfocused: true },
  );
  if (error && !list) return <NoFeeds error={error} />;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.imports.title" />}
        aside={<FormattedMessage id="admin.imports.count" values={{ count: list.total }} />}
      />
      <section aria-labelledby="new-import">
        <h2 id="new-import" className={styles.heading}>
          <FormattedMessage id="admin.imports.new" />
        </h2>
        <NewImport />
      </section>
      <RefusedFile />
      <Disclosure summary={<FormattedMessage id="admin.export.title" />} open={search.has(refusedFileParam)}>
        <ExportForm />
      </Disclosure>
      {list.items.length > 0 ? (
        <ImportTable imports={list.items} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.imports.empty" />}>
          <FormattedMessage id="admin.imports.empty-hint" />
        </EmptyState>
      )}
      <ListPages texts="admin.pages" path={adminImportsPath()} list={list} />
    </div>
  );
}
