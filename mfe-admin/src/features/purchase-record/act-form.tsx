import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { usePackText, useQuantityText } from '@gantry/i18n/quantity-text';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { actForms, actValues, type ActKind } from './act-values.ts';
import styles from '../../parts/act-form.module.css';
import recordStyles from '../../parts/record.module.css';
import { usePurchaseAct } from './use-purchase-act.ts';

export interface ActFormProps {
  readonly kind: ActKind;
  readonly order: PurchaseOrder;
  readonly isFirst: boolean;
}

/** Notes what the supplier confirmed, shipped, or billed, or what came in; the next thing to do is unfolded. */
export function ActForm({ kind, order, isFirst }: ActFormProps) {
  const intl = useIntl();
  const { schema, fields, isRepeated } = actForms[kind];
  const initialValues = useMemo(() => actValues(kind, order), [kind, order]);
  const sendAct = usePurchaseAct(kind, order);
  const title = `admin.mpo.act.${kind}`;
  return (
    <Disclosure summary={<FormattedMessage id={title} />} open={isFirst}>
      <Form
        id={`mpo-${kind}`}
        className={styles.form}
        schema={schema}
        initialValues={initialValues as never}
        startsOver={isRepeated}
        aria-label={intl.formatMessage({ id: title })}
        onSubmit={(values, attempt) => sendAct(values as object, attempt)}
      >
        <div className={styles.fields}>
          {fields.map(({ name, type, isOptional }) => (
            <TextField
              key={name}
              name={name}
              type={type ?? 'text'}
              label={intl.formatMessage({ id: `admin.mpo.act.${kind}.${name}` })}
              autoComplete="off"
              {...(isOptional ? { optional: true } : { required: true })}
            />
          ))}
        </div>
        <ActLines kind={kind} order={order} />
        <div>
          <SubmitButton>
            <FormattedMessage id={`admin.mpo.act.${kind}.do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

function ActLines({ kind, order }: Pick<ActFormProps, 'kind' | 'order'>) {
  const intl = useIntl();
  const quantityText = useQuantityText();
  const packText = usePackText();
  const { lineFields, isOpen } = actForms[kind];
  return order.lines.filter(isOpen).map((line, place) => (
    <fieldset key={line.lineNumber} className={styles.line}>
      <legend>
        {line.lineNumber}. {line.name}
      </legend>
      <p className={recordStyles.soft}>
        <FormattedMessage
          id="admin.mpo.line.ordered"
          values={{ quantity: quantityText(line.quantity, line.unitOfMeasure) }}
        />
        {line.packSize > 1 ? ` · ${packText(line.packSize, line.unitOfMeasure)}` : null}
      </p>
      <div className={styles.fields}>
        {lineFields.map(({ name, inputMode, type, label = name }) => (
          <TextField
            key={name}
            name={`lines.${place}.${name}`}
            type={type ?? 'text'}
            label={intl.formatMessage({ id: `admin.mpo.act.${kind}.${label}` })}
            inputMode={inputMode}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  ));
}
