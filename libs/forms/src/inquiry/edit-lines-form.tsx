import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { editQuoteLinesSchema } from '@gantry/contracts/schemas/quote-request';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { PlainPostKey } from '../submit/plain-post-key.tsx';
import type { Refusal } from '../submit/refusal.ts';
import styles from './edit-lines-form.module.css';
import { editedLines, valuesOfLines, type EditLinesValues, type PostedLines } from './edited-lines.ts';

export interface EditLinesFormProps {
  readonly inquiry: Pick<Inquiry, 'lines' | 'version'>;
  /** how it came back when it was posted without scripts */
  readonly posted: PostedLines | undefined;
  readonly send: (body: ReturnType<typeof editedLines>, key: string) => Promise<Refusal | void>;
}

/** Changes quantities and wishes of a request that nobody has taken; folded away. Works with scripts off. */
export function EditLinesForm({ inquiry, posted, send }: EditLinesFormProps) {
  const intl = useIntl();
  const initialValues = useMemo(() => posted?.answer.values ?? valuesOfLines(inquiry), [posted, inquiry]);
  const returned = useMemo(
    () => (posted ? { problems: posted.answer.problems, labels: labelsOf(intl, inquiry) } : undefined),
    [posted, intl, inquiry],
  );
  return (
    <Disclosure summary={<FormattedMessage id="forms.lines.edit" />} open={posted !== undefined}>
      <Form
        id="lines"
        schema={editQuoteLinesSchema}
        initialValues={initialValues}
        posted={returned}
        onSubmit={(values, { keyFor }) => {
          const body = editedLines(values as unknown as EditLinesValues);
          return send(body, keyFor(body));
        }}
      >
        <input type="hidden" name="intent" value="lines" />
        <PlainPostKey />
        <input type="hidden" name="version" value={inquiry.version} />
        {inquiry.lines.map((line, place) => (
          <EditedLine key={line.lineNumber} line={line} place={place} mayRemove={inquiry.lines.length > 1} />
        ))}
        <div>
          <SubmitButton plain>
            <FormattedMessage id="forms.lines.save" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

interface EditedLineProps {
  readonly line: Inquiry['lines'][number];
  readonly place: number;
  readonly mayRemove: boolean;
}

function EditedLine({ line, place, mayRemove }: EditedLineProps) {
  const intl = useIntl();
  const field = (name: string) => ({ name: `lines.${place}.${name}`, label: labelOf(intl, name) });
  return (
    <fieldset className={styles.line}>
      <legend>{line.name}</legend>
      <input type="hidden" name={`lines.${place}.lineNumber`} value={line.lineNumber} />
      <div className={styles.fields}>
        <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" required />
        <TextField {...field('targetPrice')} inputMode="decimal" autoComplete="off" optional />
        <TextField {...field('neededBy')} type="date" optional />
        <TextField {...field('note')} autoComplete="off" optional />
      </div>
      {mayRemove ? <CheckboxField {...field('remove')} /> : null}
    </fieldset>
  );
}

const labelOf = (intl: IntlShape, name: string) => intl.formatMessage({ id: `forms.lines.${name}` });

/** The labels for the list of problems: each says which line is meant. */
function labelsOf(intl: IntlShape, { lines }: Pick<Inquiry, 'lines'>): Record<string, string> {
  const names = ['quantity', 'targetPrice', 'neededBy', 'note'];
  return Object.fromEntries(
    lines.flatMap((line, place) =>
      names.map((name) => [`lines.${place}.${name}`, `${line.name}: ${labelOf(intl, name)}`]),
    ),
  ) as Record<string, string>;
}
