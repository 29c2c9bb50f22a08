import { promotionFormSchema, type Promotion } from '@gantry/contracts/schemas/promotion-admin';
import { isRetired, shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { promotionKinds } from '@gantry/domain/promotions';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { Form } from '@gantry/forms/form';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../parts/field-group.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './promotion-record.module.css';
import { CompaniesField } from './companies-field.tsx';
import { GiftFields } from './gift-fields.tsx';
import { DepartmentsField } from './departments-field.tsx';
import { valuesOfPromotion } from './promotion-values.ts';
import { TryPromotion } from './try-promotion.tsx';
import { useSavePromotion } from './use-save-promotion.ts';

interface PromotionFormProps {
  /** left out for a new one */
  readonly promotion: Promotion | undefined;
  readonly mayWrite: boolean;
}

const nobody: Promotion['companies'] = [];

/** What a promotion says, to be changed as long as it has not ended. */
export function PromotionForm({ promotion, mayWrite }: PromotionFormProps) {
  const text = useText();
  const initialValues = useMemo(() => valuesOfPromotion(promotion), [promotion]);
  const savePromotion = useSavePromotion(promotion);
  const isOpen = mayWrite && promotion?.status !== 'ended';
  return (
    <Form
      id="promotion"
      className={recordStyles.actions}
      schema={promotionFormSchema}
      initialValues={initialValues}
      issuesPart={promotion ? 'form' : undefined}
      aria-label={text('form')}
      onSubmit={savePromotion}
    >
      <fieldset className={styles.all} disabled={!isOpen}>
        <Group title="names">
          <div className={styles.three}>
            <TextField name="names.en-US" label={text('name.en-US')} autoComplete="off" required />
            <TextField name="names.es-US" label={text('name.es-US')} autoComplete="off" required />
            <TextField name="names.fr-CA" label={text('name.fr-CA')} autoComplete="off" required />
          </div>
        </Group>
        <Gives gift={promotion?.gift ?? null} />
        <About />
        <Limits companies={promotion?.companies ?? nobody} />
      </fieldset>
      <div className={styles.buttons}>
        {isOpen ? (
          <SubmitButton>
            <FormattedMessage id={promotion ? 'admin.promotion.save' : 'admin.promotion.add'} />
          </SubmitButton>
        ) : null}
        <TryPromotion />
      </div>
    </Form>
  );
}

function useText() {
  const intl = useIntl();
  return (what: string) => intl.formatMessage({ id: `admin.promotion.${what}` });
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id={`admin.promotion.group.${title}`} />
      </legend>
      {children}
    </FieldGroup>
  );
}

const services = (Object.keys(shippingServices) as ShippingService[]).filter((one) => !isRetired(one));

/** What it takes off, and how it comes to count. */
function Gives({ gift }: Pick<Promotion, 'gift'>) {
  const intl = useIntl();
  const text = useText();
  const kind = useFormValue<string>('kind');
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Group title="gives">
      <div className={styles.three}>
        <SelectField
          name="kind"
          label={text('kind')}
          options={promotionKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
        {kind === 'percent' ? <TextField name="percent" label={text('percent')} {...money} required /> : null}
        {kind === 'amount' ? <TextField name="amount" label={text('amount')} {...money} required /> : null}
        {kind === 'percent' || kind === 'free-shipping' ? (
          <TextField name="maxAmount" label={text('max-amount')} {...money} optional />
        ) : null}
      </div>
      {kind === 'gift' ? <GiftFields gift={gift} /> : null}
      {kind === 'free-shipping' ? (
        <CheckboxesField
          name="services"
          label={text('services')}
          hint={text('services-hint')}
          options={services.map((value) => ({
            value,
            label: intl.formatMessage({ id: `order.service.${value}` }),
          }))}
        />
      ) : null}
      <TextField name="code" label={text('code')} hint={text('code-hint')} autoComplete="off" optional />
      <CheckboxField name="isStackable" label={text('is-stackable')} />
    </Group>
  );
}

/** Which goods and orders it is about. */
function About() {
  const text = useText();
  const plain = { autoComplete: 'off', optional: true } as const;
  return (
    <Group title="about">
      <div className={styles.pair}>
        <TextField name="skus" label={text('skus')} hint={text('list-hint')} {...plain} />
        <TextField name="brands" label={text('brands')} hint={text('list-hint')} {...plain} />
      </div>
      <DepartmentsField />
      <div className={styles.pair}>
        <TextField name="minGoods" label={text('min-goods')} inputMode="decimal" {...plain} />
        <TextField name="minQuantity" label={text('min-quantity')} inputMode="numeric" {...plain} />
      </div>
    </Group>
  );
}

/** For whom, when, and how often. */
function Limits({ companies }: { readonly companies: Promotion['companies'] }) {
  const text = useText();
  const plain = { autoComplete: 'off', optional: true } as const;
  return (
    <Group title="limits">
      <CompaniesField companies={companies} />
      <CheckboxField name="firstOrderOnly" label={text('first-order-only')} />
      <div className={styles.pair}>
        <TextField name="startsOn" type="date" label={text('starts-on')} {...plain} />
        <TextField name="endsOn" type="date" label={text('ends-on')} {...plain} />
        <TextField name="limitTotal" label={text('limit-total')} inputMode="numeric" {...plain} />
        <TextField
          name="limitEach"
          label={text('limit-each')}
          hint={text('limit-each-hint')}
          inputMode="numeric"
          {...plain}
        />
      </div>
    </Group>
  );
}
