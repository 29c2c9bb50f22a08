import type { QuantityProblem } from '@gantry/domain/order-quantity';
import { FormattedMessage } from 'react-intl';

/** What is wrong with an entered quantity, and which ones can be ordered instead. */
export function QuantityProblemText({ problem }: { readonly problem: QuantityProblem }) {
  const { kind, ...values } = problem;
  return <FormattedMessage id={`checkout.quantity.${kind}`} values={values} />;
}
