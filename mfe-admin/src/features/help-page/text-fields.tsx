import type { HelpPageSummary } from '@gantry/contracts/schemas/help-page';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { HelpText } from '@gantry/ui/help-text';
import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../parts/field-group.tsx';
import { TranslationState } from '../../parts/help-page-badges.tsx';
import styles from './help-page.module.css';

type Language = 'english' | 'spanish' | 'french';
const codes = { english: 'en-US', spanish: 'es-US', french: 'fr-CA' } as const;

export interface TextFieldsProps {
  readonly language: Language;
  /** whether the translation says what the English text says; left out for the English text, and for new pages */
  readonly state?: HelpPageSummary['spanish'];
}

/** The texts of a page in one language, and how they will look. */
export function TextFields({ language, state }: TextFieldsProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.help.${what}` });
  const isSource = language === 'english';
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id={`admin.help.language.${language}`} />
        {state ? <TranslationState state={state} /> : null}
      </legend>
      <div className={styles.fields}>
        <TextField
          name={`${language}.title`}
          label={text('title-field')}
          autoComplete="off"
          required={isSource}
        />
        <TextField
          name={`${language}.summary`}
          label={text('summary-field')}
          autoComplete="off"
          required={isSource}
        />
      </div>
      <TextareaField name={`${language}.body`} label={text('body-field')} rows={isSource ? 14 : 8} />
      {state && state !== 'missing' ? (
        <CheckboxField
          name={`${language}.isCurrent`}
          label={text('is-current')}
          hint={text('is-current-hint')}
        />
      ) : null}
      <Preview language={language} />
    </FieldGroup>
  );
}

/** What readers will see of what is typed. */
function Preview({ language }: { readonly language: Language }) {
  const title = useFormValue(`${language}.title`) ?? '';
  const body = useDeferredValue(useFormValue(`${language}.body`) ?? '');
  return (
    <details className={styles.preview}>
      <summary>
        <FormattedMessage
          id="admin.help.preview"
          values={{ language: <FormattedMessage id={`admin.help.language.${language}`} /> }}
        />
      </summary>
      <div lang={codes[language]}>
        <p className={styles.previewTitle}>{title}</p>
        <HelpText text={body} />
      </div>
    </details>
  );
}
