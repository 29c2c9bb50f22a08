import { supplierRequestPath } from '@gantry/contracts/addresses/account';
import type { SupplierView } from '@gantry/contracts/schemas/supplier';
import type { SentFiles } from '@gantry/forms/posted-files';
import { SendFiles } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetSupplierRequestQuery } from '../../api/supplier.endpoints.ts';
import { AnswerForm } from '../../features/supplier/answer-form.tsx';
import type { PostedAnswer } from '../../features/supplier/supplier-values.ts';
import styles from '../../features/supplier/supplier.module.css';

export { action } from './supplier-request.action.ts';
export { loader } from './supplier-request.loader.ts';

/** What a supplier is asked, and their answer; no account is needed, the link is enough. */
export default function SupplierRequestPage() {
  const { token = '' } = useParams();
  const { time } = useFormats();
  const { data: request } = useSalesGetSupplierRequestQuery({ params: { token } });
  const posted = useActionData<PostedAnswer | SentFiles>();
  if (!request) return null;
  const values = { reference: request.reference, supplier: request.supplier, when: time(request.dueAt) };
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.supplier.heading" values={values} />}
        lead={<FormattedMessage id="account.supplier.lead" values={values} />}
      />
      <div className={styles.page}>
        {request.answeredAt ? (
          <Alert tone="good" live="polite" title={<FormattedMessage id="account.supplier.thanks" />}>
            <FormattedMessage id="account.supplier.thanks-text" values={values} />
          </Alert>
        ) : null}
        {request.message ? <p className={styles.words}>{request.message}</p> : null}
        <AnswerForm
          key={request.version}
          token={token}
          request={request}
          posted={posted?.intent === 'answer' ? posted : undefined}
        />
        <Files token={token} request={request} posted={posted?.intent === 'files' ? posted : undefined} />
      </div>
    </>
  );
}

interface FilesProps {
  readonly token: string;
  readonly request: SupplierView;
  readonly posted: SentFiles | undefined;
}

/** Data sheets and drawings that go with the answer: what was sent, and the way to send more. */
function Files({ token, request, posted }: FilesProps) {
  const lines = request.lines.map(({ lineNumber, name }) => ({ value: String(lineNumber), label: name }));
  return (
    <section aria-labelledby="supplier-files">
      <h2 id="supplier-files">
        <FormattedMessage id="forms.file.title" />
      </h2>
      {request.files.length > 0 ? (
        <ul className={styles.files}>
          {request.files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : null}
      <SendFiles action={supplierRequestPath(token)} lines={lines} posted={posted} />
    </section>
  );
}
