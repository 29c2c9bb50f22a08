import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { FormattedMessage } from 'react-intl';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { RecordTimeline } from '../../parts/record-timeline.tsx';

/** Every transition of an inquiry. */
export function InquiryTimeline({ history }: Pick<AdminInquiry, 'history'>) {
  const { labelOf } = useStatusLabels();
  return (
    <RecordTimeline
      history={history}
      titleOf={({ from, to }) => (
        <FormattedMessage
          id={from === null ? 'admin.inquiry.began' : 'admin.inquiry.moved'}
          values={{ from: from && labelOf('quote-status', from), to: labelOf('quote-status', to) }}
        />
      )}
    />
  );
}
