import { failureOf } from '@gantry/api-client';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

export interface NoTaxProps {
  readonly error: unknown;
  /** heading level; 1 where it stands in place of the page */
  readonly level?: 1 | 2;
}

/** Why nothing of tax can be seen: the role may not, or it could not be loaded. */
export function NoTax({ error, level = 2 }: NoTaxProps) {
  const why = failureOf(error)?.code === 'NOT_PERMITTED' ? 'not-permitted' : 'failed';
  return (
    <ErrorState level={level} title={<FormattedMessage id={`admin.tax.${why}`} />}>
      <FormattedMessage id={`admin.tax.${why}-hint`} />
    </ErrorState>
  );
}
