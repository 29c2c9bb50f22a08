import type { AdminHelpPage } from '@gantry/contracts/schemas/help-page';
import { helpGroups } from '@gantry/domain/help-pages';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './help-page.module.css';
import { helpValuesSchema, valuesOfPage } from './help-values.ts';
import { TextFields } from './text-fields.tsx';
import { usePublishPage } from './use-publish-page.ts';

/** A help page to be changed, or a new one, in all languages; readers see what is published at once. */
export function HelpPageForm({ page }: { readonly page: AdminHelpPage | undefined }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.help.${what}` });
  const { publishPage, isPublished } = usePublishPage(page);
  const initialValues = useMemo(() => valuesOfPage(page), [page]);
  return (
    <Form
      id={`help-page-${page?.key ?? 'new'}`}
      className={recordStyles.actions}
      schema={helpValuesSchema}
      initialValues={initialValues}
      isShared
      startsOver
      issuesPart="form"
      aria-label={text('form')}
      onSubmit={publishPage}
    >
      <PlaceFields />
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.help.markup" />
      </p>
      <TextFields language="english" />
      <TextFields language="spanish" state={page?.spanish} />
      <TextFields language="french" state={page?.french} />
      <TextField name="reason" label={text('reason')} autoComplete="off" required />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.help.publish" />
        </SubmitButton>
      </div>
      {isPublished ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.help.published" />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

/** Where the page is found, and when. */
function PlaceFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.help.${what}` });
  return (
    <>
      <div className={styles.fields}>
        <TextField
          name="slug"
          label={text('slug')}
          hint={text('slug-hint')}
          autoComplete="off"
          mono
          required
        />
        <SelectField
          name="group"
          label={text('group')}
          options={[...helpGroups, 'none' as const].map((value) => ({
            value,
            label: text(`group.${value}`),
          }))}
        />
        <TextField
          name="place"
          label={text('place')}
          hint={text('place-hint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <div className={styles.fields}>
        <TextField name="from" type="date" label={text('from')} hint={text('days-hint')} optional />
        <TextField name="until" type="date" label={text('until')} optional />
      </div>
      <CheckboxField name="isShown" label={text('is-shown')} hint={text('is-shown-hint')} />
    </>
  );
}
