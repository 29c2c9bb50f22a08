import { adminInquiryFileAddress } from '@gantry/contracts/file-address';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { RecordFileList } from '@gantry/forms/record-files';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

/** Drawings and lists that came with a request or its lines. */
export function InquiryFiles({ inquiry }: { readonly inquiry: AdminInquiry }) {
  if (inquiry.files.length === 0) return null;
  const lines = inquiry.lines.map(({ lineNumber, name }) => ({ value: String(lineNumber), label: name }));
  return (
    <section aria-labelledby="inquiry-files">
      <h2 id="inquiry-files" className={recordStyles.title}>
        <FormattedMessage id="forms.file.title" />
      </h2>
      <RecordFileList
        files={inquiry.files}
        lines={lines}
        addressOf={({ id }) => adminInquiryFileAddress(inquiry.number, id)}
      />
    </section>
  );
}
