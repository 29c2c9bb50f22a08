import { marginBasisPoints } from '@gantry/domain/margin';
import { FormattedNumber } from 'react-intl';

export interface MarginTextProps {
  /** minor units */
  readonly price: number | null;
  readonly cost: number | null;
}

/** What is left of a price after its cost, as a share of the price. */
export function MarginText({ price, cost }: MarginTextProps) {
  const margin = marginBasisPoints(price, cost);
  if (margin === null) return '–';
  return <FormattedNumber value={margin / 10_000} style="percent" maximumFractionDigits={1} />;
}
