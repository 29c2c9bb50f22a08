import {
  shipLinesFormSchema,
  type Fulfillment,
  type ShipLinesForm,
} from '@gantry/contracts/schemas/shipment';
import { Form } from '@gantry/forms/form';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Button, Disclosure } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { BuyLabels } from './buy-labels.tsx';
import styles from './fulfillment.module.css';
import { PackageFields } from './package-fields.tsx';
import { packagesFor, useServiceOptions } from './ship-values.ts';
import { useShipLines } from './use-fulfillment-act.ts';

/** Ships units of lines in packages; it begins with everything that is open in one package. */
export function ShipForm({ fulfillment }: { readonly fulfillment: Fulfillment }) {
  const intl = useIntl();
  const services = useServiceOptions(fulfillment.service);
  const lines = useMemo(() => shippable(fulfillment), [fulfillment]);
  const initialValues = useMemo(() => firstValues(fulfillment), [fulfillment]);
  const sendLines = useShipLines(fulfillment);
  return (
    <Disclosure summary={<FormattedMessage id="admin.fulfillment.ship" />} open>
      <Form
        id="ship"
        className={styles.form}
        schema={shipLinesFormSchema}
        initialValues={initialValues}
        aria-label={intl.formatMessage({ id: 'admin.fulfillment.ship' })}
        onSubmit={(values, attempt) => sendLines(values, attempt)}
      >
        <LinesToShip lines={lines} />
        <SelectField
          name="service"
          label={intl.formatMessage({ id: 'admin.fulfillment.service' })}
          options={services}
        />
        <PackageFields />
        <PackAgain lines={lines} />
        <BuyLabels />
        <ApartReason fulfillment={fulfillment} />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.fulfillment.ship-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

/** Packages for the units that are to leave now, in the place of those that were entered. */
function PackAgain({ lines }: { readonly lines: readonly Line[] }) {
  const units = useFormValue<ShipLinesForm['lines']>('lines') ?? [];
  const { changeValues } = useFormActions();
  if (lines.every(({ unit }) => unit === null)) return null;
  const goods = lines.map(({ unit }, place) => ({ unit, quantity: Number(units[place]?.quantity) || 0 }));
  return (
    <div>
      <Button size="small" onClick={() => changeValues({ packages: packagesFor(goods) })}>
        <FormattedMessage id="admin.fulfillment.pack" />
      </Button>
    </div>
  );
}

/** Why a part leaves of an order whose buyer waits for all of it; asked of whoever may decide so. */
function ApartReason({ fulfillment }: { readonly fulfillment: Fulfillment }) {
  const intl = useIntl();
  const { shipTogether, mayShipApart, waitsForAll } = fulfillment;
  if (!shipTogether || !mayShipApart) return null;
  return (
    <TextField
      name="apartReason"
      label={intl.formatMessage({ id: 'admin.fulfillment.apart' })}
      hint={intl.formatMessage({ id: 'admin.fulfillment.apart-hint' })}
      required={waitsForAll}
      optional={!waitsForAll}
    />
  );
}

type Line = Fulfillment['lines'][number];

/** How many units of each line leave. */
function LinesToShip({ lines }: { readonly lines: readonly Line[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => (
        <li key={line.lineId} className={styles.line}>
          <LineToShip line={line} />
          <TextField
            name={`lines.${place}.quantity`}
            label={intl.formatMessage({ id: 'admin.fulfillment.quantity' }, { line: line.lineNumber })}
            inputMode="numeric"
            autoComplete="off"
          />
        </li>
      ))}
    </ul>
  );
}

function LineToShip({ line }: { readonly line: Line }) {
  return (
    <span className={styles.what}>
      <span className={recordStyles.soft}>{line.lineNumber}</span> {line.name}{' '}
      <span className={recordStyles.mono}>{line.partNumber}</span>
      <GiftMark isGift={line.isGift} />
      <br />
      <span className={recordStyles.soft}>
        <FormattedMessage
          id="admin.fulfillment.open"
          values={{ open: line.open, quantity: line.quantity, shipped: line.shipped }}
        />
      </span>
    </span>
  );
}

const shippable = ({ lines }: Fulfillment): Line[] => lines.filter(({ blockers }) => blockers?.length === 0);

const firstValues = (fulfillment: Fulfillment): ShipLinesForm => ({
  lines: shippable(fulfillment).map(({ lineId, open }) => ({ lineId, quantity: String(open) })),
  service: fulfillment.service,
  packages: packagesFor(shippable(fulfillment).map(({ unit, open }) => ({ unit, quantity: open }))),
  buyLabels: false,
  apartReason: '',
});
