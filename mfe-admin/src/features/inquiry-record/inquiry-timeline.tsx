import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { RecordTimeline } from '../../parts/record-timeline.tsx';
import { readLogReason } from './log-text.ts';

/** Every transition of an inquiry. */
export function InquiryTimeline({ history }: Pick<AdminInquiry, 'history'>) {
  const intl = useIntl();
  const { labelOf } = useStatusLabels();
  const inWords = (reason: string) =>
    readLogReason(reason)
      .map((part) => (typeof part === 'string' ? part : intl.formatMessage({ id: part.id }, part.values)))
      .join(' · ');
  return (
    <RecordTimeline
      history={history.map((entry) => ({ ...entry, reason: entry.reason && inWords(entry.reason) }))}
      titleOf={({ from, to }) => (
        <FormattedMessage
          id={from === null ? 'admin.inquiry.began' : 'admin.inquiry.moved'}
          values={{ from: from && labelOf('quote-status', from), to: labelOf('quote-status', to) }}
        />
      )}
    />
  );
}
