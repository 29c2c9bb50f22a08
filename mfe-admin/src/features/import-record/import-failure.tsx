import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { FeedProblemText } from '../../parts/feed-problem-text.tsx';

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
      {failure.text ? (
        <p>
          <FeedProblemText problem={failure.problem} reason={failure.text} />
        </p>
      ) : null}
      {status === 'failed' ? (
        <p>
          <FormattedMessage id={`admin.import.${kept ? 'steps-kept' : 'nothing-kept'}`} />
        </p>
      ) : null}
    </Alert>
  );
}
