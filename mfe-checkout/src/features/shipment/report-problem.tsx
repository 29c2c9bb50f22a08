import { failureOf, withKey } from '@gantry/api-client';
import { reportedKinds, reportShipmentSchema, type Shipment } from '@gantry/contracts/schemas/shipment';
import { Form } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { RadioField } from '@gantry/forms/radio-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesReportShipmentMutation } from '../../api/shipment.endpoints.ts';
import { shipmentRefusal, type ReportValues } from './posted-shipment.ts';
import type { ShipmentViewProps } from './shipment-view-props.ts';
import styles from './shipment.module.css';

/** All of each line, until somebody says that less of it is affected. */
const firstValues = (lines: Shipment['lines']): ReportValues => ({
  kind: 'lost',
  text: '',
  lines: hasParts(lines) ? lines.map(({ lineId, quantity }) => ({ lineId, quantity: String(quantity) })) : [],
});

/** Whether a part can be affected. */
const hasParts = (lines: Shipment['lines']): boolean =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1;

/** The customer says what is wrong with a shipment. Works with scripts off. */
export function ReportProblem({ shipment, shipmentKey, posted }: ShipmentViewProps) {
  const intl = useIntl();
  const [report] = useSalesReportShipmentMutation();
  const text = (key: string) => intl.formatMessage({ id: `checkout.shipment.${key}` });
  const lines = useMemo(() => shipment.lines.filter(({ failedAs }) => failedAs === null), [shipment]);
  const labels = { kind: text('kind'), text: text('text'), ...useUnitLabels(lines) };
  const returned = posted && { problems: posted.answer.problems, labels };
  const initialValues = useMemo(
    () => (posted?.answer.values ?? firstValues(lines)) as ReportValues,
    [posted, lines],
  );
  return (
    <section className={styles.section} aria-labelledby="shipment-report">
      <h2 id="shipment-report">
        <FormattedMessage id="checkout.shipment.report" />
      </h2>
      <Form
        id="report-problem"
        schema={reportShipmentSchema}
        initialValues={initialValues}
        posted={returned}
        aria-labelledby="shipment-report"
        onSubmit={async (body, { keyFor }) => {
          const { error } = await report(withKey({ ...shipmentKey, body }, keyFor(body)));
          return error ? shipmentRefusal('shipment', failureOf(error)) : undefined;
        }}
      >
        <PlainPostKey />
        <input type="hidden" name="form" value="report" />
        <ReportFields lines={lines} labels={labels} />
        <div>
          <SubmitButton plain>
            <FormattedMessage id="checkout.shipment.report-do" />
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** What happened, to which units, and in words. */
function ReportFields({ lines, labels }: AffectedUnitsProps) {
  const intl = useIntl();
  const text = (key: string) => intl.formatMessage({ id: `checkout.shipment.${key}` });
  return (
    <>
      <RadioField
        name="kind"
        label={text('kind')}
        options={reportedKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
      />
      {hasParts(lines) ? <AffectedUnits lines={lines} labels={labels} /> : null}
      <TextareaField name="text" label={text('text')} hint={text('text-hint')} />
    </>
  );
}

/** What the field of each line is called, by its name. */
function useUnitLabels(lines: Shipment['lines']): Readonly<Record<string, string>> {
  const intl = useIntl();
  return Object.fromEntries(
    lines.map(({ name, quantity }, place) => [
      `lines.${place}.quantity`,
      intl.formatMessage({ id: 'checkout.shipment.affected' }, { name, count: quantity }),
    ]),
  );
}

interface AffectedUnitsProps {
  readonly lines: Shipment['lines'];
  readonly labels: Readonly<Record<string, string>>;
}

/** How many units of each line it is about. */
function AffectedUnits({ lines, labels }: AffectedUnitsProps) {
  return (
    <>
      <p className={styles.soft}>
        <FormattedMessage id="checkout.shipment.affected-hint" />
      </p>
      {lines.map(({ lineId }, place) => (
        <div key={lineId}>
          <input type="hidden" name={`lines.${place}.lineId`} value={lineId} />
          <TextField
            name={`lines.${place}.quantity`}
            label={labels[`lines.${place}.quantity`] ?? ''}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      ))}
    </>
  );
}
