import { addressLines } from '@gantry/contracts/address-lines';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { DataList } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

/** On what terms it was ordered, and where the goods go. */
export function PurchaseFacts({ order }: { readonly order: PurchaseOrder }) {
  const intl = useIntl();
  const { day } = useFormats();
  const text = (what: string) => intl.formatMessage({ id: `admin.mpo.${what}` });
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`admin.mpo.${key}`} />,
    value,
  });
  const { supplier, shipTo } = order;
  const nameOf = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return (
    <div className={recordStyles.facts}>
      <DataList
        items={[
          fact('supplier', [supplier.name, supplier.email, supplier.phone].filter(Boolean).join('\n')),
          fact('contact', text(`contact.${order.contactMethod}`)),
          fact('term', intl.formatMessage({ id: `order.term.${order.paymentTerm}` })),
        ]}
      />
      <DataList
        items={[
          fact('ship-to', [text(`ship-to.${order.shipToKind}`), ...addressLines(shipTo, nameOf)].join('\n')),
          fact(
            'forwarder',
            [text(`forwarder.${order.forwarder}`), order.forwarderAccount].filter(Boolean).join('\n'),
          ),
          fact('certificate', text(`certificate.${order.certificateOfOrigin}`)),
        ]}
      />
      <DataList
        items={[
          fact('needed-by', order.neededBy ? day(order.neededBy) : '–'),
          fact('promised', order.promisedOn ? day(order.promisedOn) : '–'),
          ...(order.note ? [fact('note', order.note)] : []),
        ]}
      />
    </div>
  );
}
