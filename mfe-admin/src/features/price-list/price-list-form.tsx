import {
  priceListAudiences,
  priceListVisibilities,
  type PriceList,
} from '@gantry/contracts/schemas/price-list';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { LinesField } from './lines-field.tsx';
import { listValuesSchema, valuesOfList } from './list-values.ts';
import { MemberFields } from './member-fields.tsx';
import { PreviewResult } from './preview-result.tsx';
import styles from './price-list.module.css';
import { usePublishList } from './use-publish-list.ts';

/** A price list to be changed, or a new one: what it would change is shown before it can be published. */
export function PriceListForm({ list }: { readonly list: PriceList | undefined }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.price-list.${what}` });
  const { submit, preview, outcome } = usePublishList(list);
  const initialValues = useMemo(() => valuesOfList(list), [list]);
  return (
    <Form
      id={`price-list-${list?.id ?? 'new'}`}
      className={recordStyles.actions}
      schema={listValuesSchema}
      initialValues={initialValues}
      issuesPart="form"
      aria-label={text('form')}
      onSubmit={submit}
    >
      <HeadFields />
      <MemberFields people={list?.people ?? []} />
      <LinesField name={list?.name ?? ''} />
      {preview ? <PreviewResult preview={preview} /> : null}
      <TextField name="reason" label={text('reason')} hint={text('reason-hint')} autoComplete="off" />
      <div className={styles.buttons}>
        <ChoiceButton name="intent" value="preview" variant={preview ? 'secondary' : 'primary'}>
          <FormattedMessage id="admin.price-list.preview" />
        </ChoiceButton>
        <ChoiceButton name="intent" value="publish" variant={preview ? 'primary' : 'secondary'}>
          <FormattedMessage id="admin.price-list.publish" />
        </ChoiceButton>
      </div>
      {outcome ? (
        <OutcomeAlert kind={outcome === 'published' ? 'done' : 'refused'}>
          <FormattedMessage id={`admin.price-list.${outcome}`} />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

/** What it is called, when it holds, before which others, and where its prices are seen. */
function HeadFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.price-list.${what}` });
  return (
    <>
      <div className={styles.fields}>
        <TextField name="name" label={text('name')} autoComplete="off" required />
        <TextField
          name="priority"
          label={text('priority')}
          hint={text('priority-hint')}
          inputMode="numeric"
          required
        />
      </div>
      <div className={styles.fields}>
        <TextField name="from" type="date" label={text('from')} optional />
        <TextField name="until" type="date" label={text('until')} optional />
        <SelectField
          name="visibility"
          label={text('visibility')}
          options={priceListVisibilities.map((value) => ({ value, label: text(`visibility.${value}`) }))}
        />
        <SelectField
          name="audience"
          label={text('audience')}
          options={priceListAudiences.map((value) => ({ value, label: text(`audience.${value}`) }))}
        />
      </div>
      <CheckboxField name="isActive" label={text('is-active')} hint={text('is-active-hint')} />
    </>
  );
}
