import { productStatuses, productVisibilities } from '@gantry/contracts/schemas/feed';
import { availabilityLabels } from '@gantry/domain/statuses/availability';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../parts/field-group.tsx';
import styles from './product-record.module.css';

function useTexts() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.product.${what}` });
  const options = (prefix: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: intl.formatMessage({ id: `${prefix}.${value}` }) }));
  return { text, options };
}

/** Whether and when it can be had, and who sees it. */
export function AvailabilityFields() {
  const { text, options } = useTexts();
  const labels = options('admin.availability', availabilityLabels);
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.availability" />
      </legend>
      <div className={styles.fields}>
        <SelectField
          name="override.label"
          label={text('field.override')}
          hint={text('override-hint')}
          placeholder={text('no-override')}
          options={labels}
        />
        <TextField name="override.until" type="date" label={text('override-until')} optional />
        <SelectField
          name="stated"
          label={text('field.stated')}
          placeholder={text('from-stock')}
          options={labels}
        />
      </div>
      <CarriedFields />
      <div className={styles.fields}>
        <TextField name="leadDays.min" label={text('lead-min')} inputMode="numeric" optional />
        <TextField name="leadDays.max" label={text('lead-max')} inputMode="numeric" optional />
      </div>
    </FieldGroup>
  );
}

/** Whether it is carried, for whom, and what takes its place. */
function CarriedFields() {
  const { text, options } = useTexts();
  return (
    <div className={styles.fields}>
      <SelectField
        name="status"
        label={text('field.status')}
        options={options('admin.product-status', productStatuses)}
      />
      <SelectField
        name="visibility"
        label={text('field.visibility')}
        options={options('admin.product.visibility', productVisibilities)}
      />
      <TextField
        name="supersededBy"
        label={text('field.supersededBy')}
        hint={text('superseded-hint')}
        autoComplete="off"
        mono
        optional
      />
    </div>
  );
}

/** In which quantities it is ordered, how it is taxed, and whether it comes back. */
export function OrderingFields() {
  const { text } = useTexts();
  const whole = (name: string) => (
    <TextField name={name} label={text(`field.${name}`)} inputMode="numeric" required />
  );
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.ordering" />
      </legend>
      <div className={styles.fields}>
        {whole('minQuantity')}
        {whole('quantityIncrement')}
        <TextField name="unitOfMeasure" label={text('field.unitOfMeasure')} autoComplete="off" required />
        {whole('packSize')}
        <TextField name="taxCode" label={text('field.taxCode')} autoComplete="off" mono required />
      </div>
      <CheckboxField name="returnable" label={text('field.returnable')} />
    </FieldGroup>
  );
}

/** What it is called and what is said of it, in three languages. */
export function TextFields() {
  const { text } = useTexts();
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.texts" />
      </legend>
      <TextField name="name" label={text('field.name')} autoComplete="off" required />
      <TextareaField name="description" label={text('field.description')} rows={4} optional />
      {(['spanish', 'french'] as const).map((language) => (
        <Disclosure key={language} summary={<FormattedMessage id={`admin.product.field.${language}`} />}>
          <div className={styles.fields}>
            <TextField
              name={`${language}.name`}
              label={text(`name-${language}`)}
              autoComplete="off"
              optional
            />
            <TextareaField
              name={`${language}.description`}
              label={text(`description-${language}`)}
              rows={4}
              optional
            />
          </div>
        </Disclosure>
      ))}
    </FieldGroup>
  );
}
