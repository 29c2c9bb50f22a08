import { myInquiryPath } from '@gantry/contracts/addresses/account';
import { inquiryFileAddress } from '@gantry/contracts/file-address';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import type { SentFiles } from '@gantry/forms/posted-files';
import { RecordFileList, SendFiles } from '@gantry/forms/record-files';
import { FormattedMessage } from 'react-intl';

export interface InquiryFilesProps {
  readonly inquiry: Inquiry;
  /** what became of files that were sent without scripts */
  readonly posted?: SentFiles | undefined;
}

/** Drawings and lists of an inquiry, and the way to send more. */
export function InquiryFiles({ inquiry, posted }: InquiryFilesProps) {
  const mayAttach = inquiry.may.includes('attach');
  const lines = inquiry.lines.map(({ lineNumber, name }) => ({ value: String(lineNumber), label: name }));
  if (!mayAttach && inquiry.files.length === 0) return null;
  return (
    <section aria-labelledby="inquiry-files">
      <h2 id="inquiry-files">
        <FormattedMessage id="forms.file.title" />
      </h2>
      <RecordFileList
        files={inquiry.files}
        lines={lines}
        addressOf={({ id }) => inquiryFileAddress(inquiry.number, id)}
      />
      {mayAttach ? <SendFiles action={myInquiryPath(inquiry.number)} lines={lines} posted={posted} /> : null}
    </section>
  );
}
