import { failureOf } from '@gantry/api-client';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why nothing of tax can be seen: the role may not, or it could not be loaded. */
export function NoTax({ error }: { readonly error: unknown }) {
  const why = failureOf(error)?.code === 'NOT_PERMITTED' ? 'not-permitted' : 'failed';
  return (
    <ErrorState title={<FormattedMessage id={`admin.tax.${why}`} />}>
      <FormattedMessage id={`admin.tax.${why}-hint`} />
    </ErrorState>
  );
}
