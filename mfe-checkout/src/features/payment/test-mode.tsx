import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Says that no money moves here. */
export const TestMode = () => (
  <Alert tone="note">
    <FormattedMessage id="checkout.payment.test-mode" />
  </Alert>
);
