import { failureOf } from '@gantry/api-client';
import type { ColumnMapping, FeedImport } from '@gantry/contracts/schemas/feed-import';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form, type Attempt } from '@gantry/forms/form';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { FirstRows } from './first-rows.tsx';
import { importFormSchema, type ImportForm } from './import-form-schema.ts';
import styles from './import-record.module.css';
import { IssueText } from './issue-text.tsx';
import { draftOf, mappingOf } from './mapping-draft.ts';
import { MappingForm } from './mapping-form.tsx';
import { SettingsForm, startSettings } from './settings-form.tsx';
import { StartOutcome } from './start-outcome.tsx';
import { useLook } from './use-look.ts';
import { useStart } from './use-start.ts';

/** Decides what a file's columns become and what is to be done with it; nothing is written before it is started. */
export function PrepareImport({ one }: { readonly one: FeedImport }) {
  const { look, error, isLooking, mapping, applyMapping } = useLook(one);
  const { startImport, failure } = useStart(one.id);

  if (!look) return error ? <LookProblem error={error} /> : null;
  const { columns, kind, rows } = look;
  const submit = async (values: ImportForm, attempt: Attempt) => {
    const chosen: ColumnMapping = mappingOf(values, mapping, columns);
    return values.action === 'look' ? applyMapping(chosen) : startImport(chosen, values, kind, attempt);
  };
  return (
    <Form
      id="import"
      className={styles.record}
      schema={importFormSchema}
      initialValues={{ ...startSettings(one), ...draftOf(mapping, columns) }}
      onSubmit={submit}
    >
      <MappingForm look={look} isBusy={isLooking} onSaved={applyMapping} />
      {error ? <LookProblem error={error} /> : null}
      <FirstRows rows={rows} />
      <SettingsForm kind={kind} />
      <div className={styles.buttons}>
        <ChoiceButton name="action" value="check">
          <FormattedMessage id="admin.import.check" />
        </ChoiceButton>
        <ChoiceButton name="action" value="start" variant="primary">
          <FormattedMessage id="admin.import.start" />
        </ChoiceButton>
      </div>
      <StartOutcome failure={failure} />
    </Form>
  );
}

/** Why the file cannot be looked at so; what was typed stays. */
function LookProblem({ error }: { readonly error: unknown }) {
  const failure = failureOf(error);
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id="admin.import.look-failed" />}>
      {failure?.issues?.map((issue) => (
        <p key={issue.path}>
          <IssueText failure={failure} issue={issue} />
        </p>
      ))}
    </Alert>
  );
}
