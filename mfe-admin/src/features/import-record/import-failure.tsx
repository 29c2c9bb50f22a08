import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why an import came to nothing, what was kept, and what to do. */
export function ImportFailure({ one: { failure, status, settings } }: { readonly one: FeedImport }) {
  if (!failure || (status !== 'failed' && status !== 'refused')) return null;
  const kept = status === 'failed' && settings?.way === 'steps' && !settings.dryRun;
  return (
    <Alert
      tone="bad"
      live="assertive"
      title={<FormattedMessage id={`admin.import.failed-${failure.code}`} />}
    >
      {/* the reader of files speaks English */}
      {failure.text ? <p lang="en-US">{failure.text}</p> : null}
      {status === 'failed' ? (
        <p>
          <FormattedMessage id={`admin.import.${kept ? 'steps-kept' : 'nothing-kept'}`} />
        </p>
      ) : null}
    </Alert>
  );
}
