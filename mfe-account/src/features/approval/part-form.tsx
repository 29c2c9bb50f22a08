import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { Button, Disclosure, Field, Money, RadioGroup, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { TotalsList } from '../../parts/totals-list.tsx';
import styles from './approval.module.css';
import type { RefusedDecision } from './refused-decision.ts';
import { quantityName, type AnsweredPart } from './typed-part.ts';

interface PartFormProps {
  readonly approval: OrderApproval;
  /** what part of it would cost, once that was asked */
  readonly answer: AnsweredPart | undefined;
  /** a form that came back, with what was typed */
  readonly refused: RefusedDecision | undefined;
}

/** Orders less than was asked for: first the new total is shown, then it is approved. Works with scripts off. */
export function PartForm({ approval, answer, refused }: PartFormProps) {
  const intl = useIntl();
  const came = answer?.values ?? refused?.values;
  return (
    <Disclosure
      summary={<FormattedMessage id="account.approval.part" />}
      open={answer !== undefined || refused !== undefined}
    >
      <Form
        method="post"
        className={styles.form}
        aria-label={intl.formatMessage({ id: 'account.approval.form.approve-part' })}
      >
        <p>
          <FormattedMessage id="account.approval.part.hint" />
        </p>
        {approval.lines
          .filter(({ isGift }) => !isGift)
          .map((line) => (
            <QuantityRow key={line.lineNumber} line={line} typed={came?.[quantityName(line.lineNumber)]} />
          ))}
        <RestChoice chosen={came?.rest} />
        <Field label={<FormattedMessage id="account.approval.part.reason" />}>
          {(control) => (
            <TextInput {...control} name="reason" maxLength={500} defaultValue={came?.reason ?? ''} />
          )}
        </Field>
        <PartActs answer={answer} />
      </Form>
    </Disclosure>
  );
}

interface QuantityRowProps {
  readonly line: OrderApproval['lines'][number];
  readonly typed: string | undefined;
}

function QuantityRow({ line: { lineNumber, name, partNumber, quantity }, typed }: QuantityRowProps) {
  return (
    <Field
      label={`${name} · ${partNumber}`}
      hint={<FormattedMessage id="account.approval.part.of" values={{ quantity }} />}
    >
      {(control) => (
        <TextInput
          {...control}
          name={quantityName(lineNumber)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed ?? String(quantity)}
        />
      )}
    </Field>
  );
}

function RestChoice({ chosen = 'leave-out' }: { readonly chosen: string | undefined }) {
  return (
    <RadioGroup
      legend={<FormattedMessage id="account.approval.part.rest" />}
      name="rest"
      defaultValue={chosen}
      options={(['leave-out', 'ask-again'] as const).map((value) => ({
        value,
        label: <FormattedMessage id={`account.approval.part.${value}`} />,
      }))}
    />
  );
}

function PartActs({ answer }: Pick<PartFormProps, 'answer'>) {
  const { state, formData } = useNavigation();
  const isSending = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const total = answer?.priced.totals.grandTotal ?? null;
  return (
    <>
      {answer ? <PartTotals priced={answer.priced} /> : null}
      <div className={styles.buttons}>
        {total === null ? null : (
          <>
            <input type="hidden" name="acceptedTotal" value={total} />
            <Button
              type="submit"
              name="intent"
              value="approve-part"
              variant="primary"
              busy={isSending('approve-part')}
            >
              <FormattedMessage id="account.approval.part.do" values={{ total: <Money amount={total} /> }} />
            </Button>
          </>
        )}
        <Button type="submit" name="intent" value="price-part" busy={isSending('price-part')}>
          <FormattedMessage id="account.approval.part.price" />
        </Button>
      </div>
    </>
  );
}

const PartTotals = ({ priced: { totals, restTotals } }: { readonly priced: AnsweredPart['priced'] }) => (
  <div role="status">
    <TotalsList totals={totals} />
    {restTotals ? (
      <p>
        <FormattedMessage
          id="account.approval.part.rest-total"
          values={{ total: <Money amount={restTotals.grandTotal ?? 0} /> }}
        />
      </p>
    ) : null}
  </div>
);
