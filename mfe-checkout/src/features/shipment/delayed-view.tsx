import { failureOf, withKey } from '@gantry/api-client';
import { decideDelayPath } from '@gantry/contracts/addresses/checkout';
import type { DelayedLines } from '@gantry/contracts/schemas/shipment';
import { Form } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { Alert, LinkButton, PageHeader } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesDecideDelayMutation } from '../../api/shipment.endpoints.ts';
import {
  delayFormSchema,
  lineIdsOf,
  shipmentRefusal,
  type DelayValues,
  type PostedShipment,
} from './posted-shipment.ts';
import type { ShipmentKey } from './shipment-key.ts';
import styles from './shipment.module.css';

type Choice = 'keep' | 'cancel';

interface DelayedViewProps {
  readonly choice: Choice;
  readonly delayed: DelayedLines;
  readonly shipmentKey: ShipmentKey;
  readonly posted: PostedShipment | undefined;
}

/** Late lines of an order: its customer waits for them, or cancels them. */
export function DelayedView(props: DelayedViewProps) {
  const { delayed } = props;
  const [isSent, setSent] = useState(false);
  const number = delayed.orderNumber.toUpperCase();
  const open = delayed.lines.length > 0;
  // what was chosen last is no choice any more: the form begins again
  const left = openLines(props.choice, delayed).length;
  const waitsForAll = props.choice === 'keep' && open && left === 0;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="checkout.delay.heading" values={{ number }} />}
        lead={<FormattedMessage id={open ? 'checkout.delay.lead' : 'checkout.delay.none'} />}
        actions={<OtherChoice {...props} />}
      />
      <div className={styles.page}>
        {isSent || waitsForAll ? (
          <Alert tone="good" live="polite">
            <FormattedMessage
              id={props.choice === 'keep' ? 'checkout.delay.done' : 'checkout.delay.cancelled'}
            />
          </Alert>
        ) : null}
        {open ? <LateLines lines={delayed.lines} /> : null}
        {open ? <Decide key={left} {...props} onDone={() => setSent(true)} /> : null}
      </div>
    </>
  );
}

/** The lines that a choice can still be made for. */
const openLines = (choice: Choice, { lines }: Pick<DelayedLines, 'lines'>) =>
  lines.filter(({ isAccepted, mayCancel }) => (choice === 'keep' ? !isAccepted : mayCancel));

/** Leads to the choice that was not opened, where there is something to choose. */
function OtherChoice({ choice, delayed, shipmentKey }: DelayedViewProps) {
  const other = choice === 'keep' ? 'cancel' : 'keep';
  if (openLines(other, delayed).length === 0) return null;
  return (
    <LinkButton to={decideDelayPath(other, delayed.orderNumber, shipmentKey.query.token)}>
      <FormattedMessage id={`checkout.delay.${other}-instead`} />
    </LinkButton>
  );
}

function LateLines({ lines }: Pick<DelayedLines, 'lines'>) {
  const { days } = useFormats();
  const quantityText = useQuantityText();
  const columns: readonly Column<DelayedLines['lines'][number]>[] = [
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: ({ name, partNumber }) => (
        <>
          {name} <span className={styles.mono}>{partNumber}</span>
        </>
      ),
    },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ quantity, unitOfMeasure }) => quantityText(quantity, unitOfMeasure),
    },
    { key: 'ships', tight: true, cell: ({ promise }) => (promise ? days(promise.from, promise.to) : '–') },
    {
      key: 'choice',
      cell: ({ isAccepted, mayCancel }) => (
        <FormattedMessage id={`checkout.delay.${isAccepted ? 'kept' : mayCancel ? 'open' : 'locked'}`} />
      ),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="checkout.delay.lines" />}
      headId={(key) => `checkout.delay.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

const all: DelayValues = { which: 'all' };

function Decide({ choice, delayed, shipmentKey, posted, onDone }: DelayedViewProps & { onDone: () => void }) {
  const intl = useIntl();
  const [decide] = useSalesDecideDelayMutation();
  const lines = openLines(choice, delayed);
  const label = intl.formatMessage({ id: 'checkout.delay.which' });
  const returned = posted && { problems: posted.answer.problems, labels: { which: label } };
  if (lines.length === 0) return null;
  const options = [
    { value: 'all', label: intl.formatMessage({ id: 'checkout.delay.all' }, { count: lines.length }) },
    ...(lines.length > 1 ? lines.map(({ lineId, name }) => ({ value: lineId, label: name })) : []),
  ];
  return (
    <Form
      id="delay"
      schema={delayFormSchema}
      initialValues={all}
      posted={returned}
      aria-label={intl.formatMessage({ id: `checkout.delay.${choice}-do` })}
      onSubmit={async ({ which }, { keyFor }) => {
        const body = { choice, lineIds: lineIdsOf({ lines }, which) };
        const { error } = await decide(withKey({ ...shipmentKey, body }, keyFor(body)));
        if (error) return shipmentRefusal('delay', failureOf(error));
        onDone();
        return undefined;
      }}
    >
      <PlainPostKey />
      <input type="hidden" name="form" value={choice} />
      <SelectField name="which" label={label} options={options} />
      <div>
        <SubmitButton plain>
          <FormattedMessage id={`checkout.delay.${choice}-do`} />
        </SubmitButton>
      </div>
    </Form>
  );
}
