import { adminInvoicePath } from '@gantry/contracts/addresses/admin';
import { addressLines } from '@gantry/contracts/address-lines';
import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import recordStyles from '../../parts/record.module.css';

interface FactsProps {
  readonly invoice: AdminInvoice;
}
const fact = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`admin.invoice.${key}`} />,
  value,
});

/** To whom it was issued, on what terms, and its sums. */
export function InvoiceFacts({ invoice }: FactsProps) {
  const intl = useIntl();
  const { billTo, shipTo } = invoice;
  const countryName = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return (
    <div className={recordStyles.facts}>
      <Terms invoice={invoice} />
      <DataList
        variant="stacked"
        items={[
          fact('bill-to', addressLines(billTo, countryName).join('\n')),
          fact('ship-to', addressLines(shipTo, countryName).join('\n')),
        ]}
      />
      <Sums invoice={invoice} />
    </div>
  );
}

function Terms({ invoice }: FactsProps) {
  const { day, time } = useFormats();
  const {
    email,
    company,
    poNumber,
    costCenter,
    paymentTerm,
    dueAt,
    shipmentNumber,
    creditOf,
    reason,
    sentTo,
  } = invoice;
  return (
    <DataList
      variant="stacked"
      items={[
        fact('email', email),
        ...(company ? [fact('company', company)] : []),
        fact('po', poNumber ?? '–'),
        ...(costCenter ? [fact('cost-center', costCenter)] : []),
        fact('term', <FormattedMessage id={`order.term.${paymentTerm}`} />),
        ...(dueAt ? [fact('due', day(dueAt))] : []),
        ...(shipmentNumber ? [fact('shipment', shipmentNumber.toUpperCase())] : []),
        ...(creditOf.length > 0 ? [fact('credits', <Credited numbers={creditOf} />)] : []),
        ...(reason ? [fact('reason', reason)] : []),
        ...(sentTo.length > 0
          ? [fact('sent', sentTo.map(({ to, at, by }) => `${to} · ${time(at)} · ${by ?? '–'}`).join('\n'))]
          : []),
      ]}
    />
  );
}

const Credited = ({ numbers }: { readonly numbers: readonly string[] }) =>
  numbers.map((number) => (
    <Link key={number} to={adminInvoicePath(number)}>
      {number.toUpperCase()}{' '}
    </Link>
  ));

function Sums({ invoice: { totals, taxLines } }: FactsProps) {
  const money = (amount: number) => <Money amount={amount} />;
  return (
    <DataList
      variant="sums"
      items={[
        fact('goods', money(totals.goods)),
        fact('shipping', money(totals.shipping)),
        fact('handlingFee', money(totals.handlingFee)),
        ...taxLines.map(({ jurisdiction, rate, amount, reason, certificate }, at) => ({
          key: `${jurisdiction} ${at}`,
          term: (
            <>
              <FormattedMessage
                id="admin.order.tax"
                values={{ jurisdiction: jurisdiction.replace(/^US-/, ''), rate: Number(rate) }}
              />
              {reason === 'standard' ? '' : ` · ${[reason, certificate].filter(Boolean).join(' · ')}`}
            </>
          ),
          value: money(amount),
        })),
        ...(totals.restockingFee > 0 ? [fact('restockingFee', money(-totals.restockingFee))] : []),
        fact('amount', <strong>{money(totals.amount)}</strong>),
      ]}
    />
  );
}
