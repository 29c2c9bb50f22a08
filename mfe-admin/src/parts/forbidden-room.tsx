import { ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A page of finance, opened by somebody whose role has no part in it. */
export function ForbiddenRoom() {
  return (
    <ErrorState level={1} title={<FormattedMessage id="admin.finance.not-permitted" />}>
      <FormattedMessage id="admin.finance.not-permitted-hint" />
    </ErrorState>
  );
}
