import { adminHelpPagesPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCatalogAdminGetHelpPageQuery } from '../../api/help-pages.endpoints.ts';
import { HelpPageForm } from '../../features/help-page/help-page-form.tsx';
import { HelpPageRecord } from '../../features/help-page/help-page-record.tsx';
import { NoHelpPages } from '../../parts/no-help-pages.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './help-page-record.loader.ts';

/** A help page as staff write it, or a new one. */
export default function HelpPageRecordPage() {
  const intl = useIntl();
  const { key = '' } = useParams();
  const isNew = key === 'new';
  const { data: page, error } = useCatalogAdminGetHelpPageQuery({ params: { key } }, { skip: isNew });
  if (error && !isNew) return <NoHelpPages error={error} />;
  if (!page && !isNew) return null;
  return (
    <RecordPage
      name={page?.title ?? intl.formatMessage({ id: 'admin.help.new' })}
      list={{ title: 'admin.help.title', to: adminHelpPagesPath() }}
    >
      {page ? <HelpPageRecord key={page.key} page={page} /> : <HelpPageForm key="new" page={undefined} />}
    </RecordPage>
  );
}
