import { adminPaperPdfAddress } from '@gantry/contracts/file-address';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { PaperBar } from '@gantry/ui/paper-bar';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetPaperQuery } from '../../api/papers.endpoints.ts';
import { paperCall } from './paper-call.ts';

export { loader } from './paper.loader.ts';

/** Any record as a sheet of paper: what a customer has, in their language; above it, where the same is saved. */
export default function PaperPage() {
  const call = paperCall(useParams());
  const { data: document } = useSalesAdminGetPaperQuery(
    call ?? { params: { kind: 'order', number: '' }, query: {} },
    { skip: !call },
  );
  if (!document || !call) return null;
  const { kind, number } = call.params;
  return (
    <>
      <PaperBar>
        <a href={adminPaperPdfAddress(kind, number, { locale: document.locale })} download>
          <FormattedMessage id="admin.paper.pdf" />
        </a>
      </PaperBar>
      <div lang={document.locale}>
        <DocumentSheet document={document} />
      </div>
    </>
  );
}
