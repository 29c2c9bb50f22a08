import { contactPath } from '@gantry/contracts/addresses/catalog';
import type { PayableAddress } from '@gantry/contracts/addresses/checkout';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { payableOrderPath } from './payable-order-path.ts';
import type { PaymentProblem } from './payment-problem.ts';

const own: readonly PaymentProblem[] = [
  'nothing-due',
  'in-progress',
  'service-off',
  'goods-gone',
  'too-many',
];

interface ProblemNoticeProps {
  readonly problem: PaymentProblem;
  readonly payable: PayableAddress;
}

/** Why an order could not be paid, in words, and that nothing was charged. */
export function ProblemNotice({ problem, payable }: ProblemNoticeProps) {
  const values = {
    contact: (words: React.ReactNode) => <Link to={contactPath()}>{words}</Link>,
    order: (words: React.ReactNode) => <Link to={payableOrderPath(payable)}>{words}</Link>,
  };
  const id = own.includes(problem) ? `checkout.payment.${problem}` : `forms.card.failure.${problem}`;
  return (
    <Alert tone={problem === 'nothing-due' ? 'note' : 'bad'} live="assertive">
      <FormattedMessage id={id} values={values} />
    </Alert>
  );
}
