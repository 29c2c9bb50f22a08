import type { QuantityProblem } from '@gantry/domain/order-quantity';
import { FormattedMessage } from 'react-intl';

/** The message for a kind of problem. */
export const quantityProblemId = (kind: QuantityProblem['kind']): string => `forms.quantity.${kind}`;

/** What is wrong with an entered quantity, and which ones can be ordered instead. */
export function QuantityProblemText({ problem }: { readonly problem: QuantityProblem }) {
  const { kind, ...values } = problem;
  return <FormattedMessage id={quantityProblemId(kind)} values={values} />;
}
