import { quotePath } from '@gantry/contracts/addresses/checkout';
import type { ShippingOption } from '@gantry/contracts/schemas/shipping';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { RadioField } from '@gantry/forms/radio-field';
import { Alert, Money } from '@gantry/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';

/** How the goods travel: what can reach the address, with price and days. */
export function ServiceSection() {
  const intl = useIntl();
  const { preview, previewCode, progress, reopen } = usePurchase();
  const { change } = useFormActions();
  const chosen = useFormValue('shippingService');
  const options = preview?.options ?? [];
  const option = options.find((one) => one.service === chosen);
  const first = options.find((one) => one.service === preview?.shippingService) ?? options[0];

  // A service that cannot reach the address is no choice; the first that can takes its place.
  useEffect(() => {
    if (first && !option) change({ shippingService: first.service });
  });

  // A purchase that began further on comes back here when nothing goes to its address.
  const isStuck = previewCode !== undefined || (preview !== undefined && options.length === 0);
  useEffect(() => {
    if (isStuck && progress.done.includes('service')) reopen('service');
  });

  return (
    <Section
      section="service"
      canContinue={option !== undefined}
      summary={option ? <ServiceSummary option={option} /> : null}
    >
      {isStuck ? (
        <Alert tone="warn" live="polite">
          <FormattedMessage
            id={`checkout.purchase.${previewCode === 'UNAVAILABLE' ? 'no-preview' : 'no-service'}`}
            values={{ link: (words) => <Link to={quotePath()}>{words}</Link> }}
          />
        </Alert>
      ) : null}
      {options.length > 0 ? (
        <RadioField
          name="shippingService"
          label={intl.formatMessage({ id: 'checkout.purchase.service' })}
          labelHidden
          options={options.map((one) => ({
            value: one.service,
            label: <FormattedMessage id={`checkout.service.${one.service}`} />,
            hint: <TransitDays days={one.transitDays} />,
            aside: <ServicePrice option={one} />,
          }))}
        />
      ) : null}
    </Section>
  );
}

function ServiceSummary({ option }: { readonly option: ShippingOption }) {
  return (
    <>
      <FormattedMessage id={`checkout.service.${option.service}`} /> ·{' '}
      <TransitDays days={option.transitDays} /> · <ServicePrice option={option} />
    </>
  );
}

function ServicePrice({ option }: { readonly option: ShippingOption }) {
  if (option.free || option.amount === 0) return <FormattedMessage id="checkout.totals.free" />;
  return <Money amount={option.amount} />;
}

function TransitDays({ days: [from, to] }: { readonly days: readonly [number, number] }) {
  const id = from === to ? 'checkout.service-days.one' : 'checkout.service-days.range';
  return <FormattedMessage id={id} values={{ from, to }} />;
}
