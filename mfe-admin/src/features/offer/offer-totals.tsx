import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { useFormats } from '@gantry/i18n/formats';
import { DataList } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

const shown = ['subtotal', 'handlingFee', 'shipping', 'tax', 'grandTotal'] as const;

/** Sums of the offer as the server computed them last, and what is left out of it. */
export function OfferTotals({ draft: { totals, leftOut } }: { readonly draft: OfferDraft }) {
  const { money } = useFormats();
  return (
    <>
      {totals ? (
        <DataList
          items={shown.map((key) => ({
            key,
            term: <FormattedMessage id={`admin.offer.sum.${key}`} />,
            value: totals[key] === null ? '–' : money(totals[key]),
          }))}
        />
      ) : null}
      {leftOut.length > 0 ? (
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.offer.left-out" values={{ names: leftOut.join(', ') }} />
        </p>
      ) : null}
    </>
  );
}
