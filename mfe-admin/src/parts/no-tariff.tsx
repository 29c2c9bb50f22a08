import { failureOf } from '@gantry/api-client';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Why nothing of the tariff can be seen: the role may not, or it could not be loaded. */
export function NoTariff({ error }: { readonly error: unknown }) {
  const why = failureOf(error)?.code === 'NOT_PERMITTED' ? 'not-permitted' : 'failed';
  return (
    <ErrorState level={2} title={<FormattedMessage id={`admin.tariff.${why}`} />}>
      <FormattedMessage id={`admin.tariff.${why}-hint`} />
    </ErrorState>
  );
}
