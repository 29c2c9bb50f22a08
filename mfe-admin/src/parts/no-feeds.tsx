import { failureOf } from '@gantry/api-client';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why there are no imports to be seen: the role may not, or they could not be loaded. */
export function NoFeeds({ error }: { readonly error: unknown }) {
  const why = failureOf(error)?.code === 'NOT_PERMITTED' ? 'not-permitted' : 'failed';
  return (
    <ErrorState level={1} title={<FormattedMessage id={`admin.imports.${why}`} />}>
      <FormattedMessage id={`admin.imports.${why}-hint`} />
    </ErrorState>
  );
}
