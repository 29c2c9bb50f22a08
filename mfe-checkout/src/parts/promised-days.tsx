import type { CartLine } from '@gantry/contracts/schemas/cart';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';

/** When a line is expected to leave: the days promised. */
export function PromisedDays({ promise }: Pick<CartLine, 'promise'>) {
  const { days } = useFormats();
  if (!promise) return null;
  const [from, to] = [promise.from.slice(0, 10), promise.to.slice(0, 10)];
  return <FormattedMessage id="checkout.promise.range" values={{ days: days(from, to) }} />;
}
