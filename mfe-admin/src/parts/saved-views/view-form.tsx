import { useUser } from '@gantry/api-client';
import { newListViewSchema } from '@gantry/contracts/schemas/list-view';
import { viewAudiencesOf, type ListName, type ViewAudience } from '@gantry/domain/list-views';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';

/** How a view is called, and with whom it is shared; null for nobody. */
export interface ViewTitle {
  readonly name: string;
  readonly sharedWith: ViewAudience | null;
}

export interface ViewFormProps {
  readonly list: ListName;
  /** what it is for; its texts are `admin.views.<kind>` and `admin.views.<kind>-act` */
  readonly kind: 'keep' | 'rename';
  readonly title: ViewTitle;
  readonly onSend: (title: ViewTitle, attempt: Attempt) => Promise<SubmitAnswer>;
}

/** Name of a view and with whom it is shared. */
export function ViewForm({ list, kind, title, onSend }: ViewFormProps) {
  const intl = useIntl();
  const audiences = useAudiences(list, title.sharedWith);
  const [initialValues] = useState(() => ({ name: title.name, sharedWith: title.sharedWith ?? '' }));
  const words = (audience: ViewAudience) =>
    audience === 'staff'
      ? intl.formatMessage({ id: 'admin.views.with-staff' })
      : intl.formatMessage(
          { id: 'admin.views.with-role' },
          { role: intl.formatMessage({ id: `admin.role.${audience}` }) },
        );
  return (
    <Form
      id={`${kind}-view`}
      aria-label={intl.formatMessage({ id: `admin.views.${kind}` })}
      schema={titleSchema}
      initialValues={initialValues}
      onSubmit={({ name, sharedWith }, attempt) =>
        onSend({ name, sharedWith: audiences.find((one) => one === sharedWith) ?? null }, attempt)
      }
    >
      <TextField name="name" required label={intl.formatMessage({ id: 'admin.views.name' })} />
      <SelectField
        name="sharedWith"
        label={intl.formatMessage({ id: 'admin.views.shared' })}
        placeholder={intl.formatMessage({ id: 'admin.views.with-nobody' })}
        options={audiences.map((audience) => ({ value: audience, label: words(audience) }))}
      />
      <div>
        <SubmitButton>
          <FormattedMessage id={`admin.views.${kind}-act`} />
        </SubmitButton>
      </div>
    </Form>
  );
}

const titleSchema = v.object({
  name: newListViewSchema.entries.name,
  sharedWith: v.optional(v.string(), ''),
});

/** With whom this person may share it, and with whom it is shared already. */
function useAudiences(list: ListName, now: ViewAudience | null): readonly ViewAudience[] {
  const allowed = viewAudiencesOf(list, useUser()?.role);
  return now === null || allowed.includes(now) ? allowed : [...allowed, now];
}
