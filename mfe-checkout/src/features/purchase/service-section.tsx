import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
import type { ShippingOption } from '@gantry/contracts/schemas/shipping';
import { daysFrom, wholeDays } from '@gantry/domain/delivery-days';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { RadioField } from '@gantry/forms/radio-field';
import { useDeliveryText } from '@gantry/i18n/delivery-text';
import { Alert, Money } from '@gantry/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DeliveryQuestions } from './delivery-questions.tsx';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';

/** How the goods travel: what can reach the address, with price and days. */
export function ServiceSection() {
  const { previewCode } = usePurchase();
  const { options, chosen, asks } = useServiceOptions();
  const isStuck = useReopenWhenStuck(options);
  return (
    <Section
      section="service"
      canContinue={chosen !== undefined}
      summary={chosen ? <ServiceSummary option={chosen} /> : null}
    >
      {isStuck ? (
        <Alert tone="warn" live="polite">
          <FormattedMessage
            id={`checkout.purchase.${previewCode === 'UNAVAILABLE' ? 'no-preview' : 'no-service'}`}
            values={{ link: (words) => <Link to={requestQuotePath({ from: 'cart' })}>{words}</Link> }}
          />
        </Alert>
      ) : null}
      {options.length > 0 ? <ServiceChoice options={options} /> : null}
      <DeliveryQuestions asks={asks} />
      <ShipTogether />
    </Section>
  );
}

/**
 * What can reach the address, and which of it is chosen. A service that cannot reach it is no choice; the first that
 * can takes its place.
 */
function useServiceOptions() {
  const { preview } = usePurchase();
  const { changeValues } = useFormActions();
  const service = useFormValue('shippingService');
  const options = preview?.options ?? [];
  const chosen = options.find((one) => one.service === service);
  const first = options.find((one) => one.service === preview?.shippingService) ?? options[0];
  useEffect(() => {
    if (first && !chosen) changeValues({ shippingService: first.service });
  });
  return { options, chosen, asks: preview?.asks ?? [] };
}

/**
 * Whether nothing goes to the address, as far as is known. A purchase that began further on comes back to this section
 * then.
 */
function useReopenWhenStuck(options: readonly ShippingOption[]): boolean {
  const { preview, previewCode, progress, reopen } = usePurchase();
  const isStuck = previewCode !== undefined || (preview !== undefined && options.length === 0);
  useEffect(() => {
    if (isStuck && progress.done.includes('service')) reopen('service');
  });
  return isStuck;
}

function ServiceChoice({ options }: { readonly options: readonly ShippingOption[] }) {
  const intl = useIntl();
  return (
    <RadioField
      name="shippingService"
      label={intl.formatMessage({ id: 'checkout.purchase.service' })}
      labelHidden
      options={options.map((one) => ({
        value: one.service,
        label: <FormattedMessage id={`order.service.${one.service}`} />,
        hint: <OptionDays option={one} />,
        aside: <ServicePrice option={one} />,
      }))}
    />
  );
}

/** Business days on the way, and when all of the order would ship and be there; nothing ships before it is paid. */
function OptionDays({ option }: { readonly option: ShippingOption }) {
  const { preview, isAfterPayment } = usePurchase();
  const { pair } = useDeliveryText();
  const sent = preview?.dates.filter(({ ships }) => ships !== null) ?? [];
  const days = isAfterPayment ? '' : pair(daysFrom(wholeDays(sent).ships, option.transitDays));
  return (
    <>
      <TransitDays days={option.transitDays} />
      {days ? ` · ${days}` : null}
    </>
  );
}

/** Asked where parts would leave on days of their own: the buyer may wait for one shipment. */
function ShipTogether() {
  const intl = useIntl();
  const { preview } = usePurchase();
  const isChosen = useFormValue<boolean>('shipTogether') === true;
  const sent = preview?.dates.filter(({ ships }) => ships !== null) ?? [];
  const isSplit =
    sent.some(({ parts }) => parts.length > 1) ||
    new Set(sent.map(({ ships }) => JSON.stringify(ships))).size > 1;
  if (!isSplit && !isChosen) return null;
  return (
    <CheckboxField
      name="shipTogether"
      label={intl.formatMessage({ id: 'checkout.purchase.together' })}
      hint={intl.formatMessage({ id: 'checkout.purchase.together-hint' })}
    />
  );
}

function ServiceSummary({ option }: { readonly option: ShippingOption }) {
  return (
    <>
      <FormattedMessage id={`order.service.${option.service}`} /> · <TransitDays days={option.transitDays} />{' '}
      · <ServicePrice option={option} />
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
