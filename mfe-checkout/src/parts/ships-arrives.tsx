import type { CartLine } from '@gantry/contracts/schemas/cart';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { PromisedDays } from './promised-days.tsx';

type Days = CartLine['promise'];

interface ShipsArrivesProps {
  readonly ships: Days;
  /** null where the way is not known */
  readonly arrives: Days;
}

/** "Ships Nov 27 · Arrives Nov 30 – Dec 2": the same words and days wherever a line is shown. */
export function ShipsArrives({ ships, arrives }: ShipsArrivesProps) {
  const { days } = useFormats();
  if (!ships) return '–';
  return (
    <>
      <PromisedDays promise={ships} />
      {arrives ? (
        <>
          {' · '}
          <FormattedMessage id="checkout.promise.arrives" values={{ days: days(arrives.from, arrives.to) }} />
        </>
      ) : null}
    </>
  );
}
