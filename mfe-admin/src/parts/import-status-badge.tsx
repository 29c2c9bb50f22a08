import type { ImportStatus } from '@gantry/domain/statuses/import-statuses';
import { StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

const tones: Readonly<Record<ImportStatus, Tone>> = {
  uploading: 'progress',
  ready: 'ask',
  refused: 'bad',
  queued: 'waiting',
  running: 'progress',
  checked: 'ask',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

/** Where an import stands, in the reader's language: the words are the store's own. */
export function ImportStatusBadge({ status }: { readonly status: ImportStatus }) {
  return (
    <StatusBadge tone={tones[status]}>
      <FormattedMessage id={`admin.import.status-${status}`} />
    </StatusBadge>
  );
}
