import { failureOf, withKey } from '@gantry/api-client';
import { reportedKinds, reportShipmentSchema } from '@gantry/contracts/schemas/shipment';
import { Form } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { RadioField } from '@gantry/forms/radio-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesReportShipmentMutation } from '../../api/shipment.endpoints.ts';
import { shipmentRefusal, type ReportValues } from './posted-shipment.ts';
import type { ShipmentViewProps } from './shipment-view-props.ts';
import styles from './shipment.module.css';

const empty: ReportValues = { kind: 'lost', text: '' };

/** The customer says what is wrong with a shipment. Works with scripts off. */
export function ReportProblem({ shipmentKey, posted }: ShipmentViewProps) {
  const intl = useIntl();
  const [report] = useSalesReportShipmentMutation();
  const text = (key: string) => intl.formatMessage({ id: `checkout.shipment.${key}` });
  const labels = { kind: text('kind'), text: text('text') };
  const returned = posted && { problems: posted.answer.problems, labels };
  const initialValues = useMemo(() => (posted?.answer.values ?? empty) as ReportValues, [posted]);
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
        <RadioField
          name="kind"
          label={labels.kind}
          options={reportedKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
        <TextareaField name="text" label={labels.text} hint={text('text-hint')} />
        <div>
          <SubmitButton plain>
            <FormattedMessage id="checkout.shipment.report-do" />
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
