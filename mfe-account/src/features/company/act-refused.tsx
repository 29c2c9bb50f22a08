import { failureOf } from '@gantry/api-client';
import { failureText } from '@gantry/forms/failure-text';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { companyRefusal } from '../../parts/company-refusal.ts';

/** Why a press of a button did nothing; `error` is what the call answered, nothing while it has not failed. */
export function ActRefused({ error }: { readonly error: unknown }) {
  if (!error) return null;
  const failure = failureOf(error);
  return (
    <Alert tone="bad" live="assertive">
      <FormattedMessage id={companyRefusal(failure).message ?? failureText(failure?.code)} />
    </Alert>
  );
}
