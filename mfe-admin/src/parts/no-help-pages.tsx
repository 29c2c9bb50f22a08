import { failureOf } from '@gantry/api-client';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why there are no help pages to be seen: the role may not, or they could not be loaded. */
export function NoHelpPages({ error }: { readonly error: unknown }) {
  const why = failureOf(error)?.code === 'NOT_PERMITTED' ? 'not-permitted' : 'failed';
  return (
    <ErrorState level={1} title={<FormattedMessage id={`admin.help.${why}`} />}>
      <FormattedMessage id={`admin.help.${why}-hint`} />
    </ErrorState>
  );
}
