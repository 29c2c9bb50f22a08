import { failureOf } from '@gantry/api-client';
import type { KeyScope } from '@gantry/contracts/key-scopes';
import { newApiKeySchema, type MadeApiKey } from '@gantry/contracts/schemas/api-key';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityMakeApiKeyMutation } from '../../api/api-keys.endpoints.ts';
import { CurrentPasswordField } from '../../parts/current-password-field.tsx';
import { keyRefusal } from './key-refusal.ts';
import { LifetimeField } from './lifetime-field.tsx';

export interface NewApiKeyProps {
  readonly offered: readonly KeyScope[];
  readonly onMade: (made: MadeApiKey) => void;
}

const initialValues = { scopes: [], days: '90' };

/** Makes a key: a name, what it opens, for how long, and the password. */
export function NewApiKey({ offered, onMade }: NewApiKeyProps) {
  const intl = useIntl();
  const [make] = useIdentityMakeApiKeyMutation();
  return (
    <Disclosure summary={<FormattedMessage id="account.keys.add" />}>
      <Form
        id="new-api-key"
        schema={newApiKeySchema}
        initialValues={initialValues}
        onSubmit={async (body) => {
          const { data, error } = await make({ body });
          return data ? onMade(data) : keyRefusal(failureOf(error));
        }}
        startsOver
      >
        <TextField
          name="name"
          label={intl.formatMessage({ id: 'account.keys.name' })}
          hint={intl.formatMessage({ id: 'account.keys.name.hint' })}
          autoComplete="off"
          required
        />
        <CheckboxesField
          name="scopes"
          label={intl.formatMessage({ id: 'account.keys.scopes' })}
          options={offered.map((scope) => ({
            value: scope,
            label: intl.formatMessage({ id: `account.keys.scope.${scope}` }),
          }))}
        />
        <LifetimeField />
        <CurrentPasswordField />
        <SubmitButton>
          <FormattedMessage id="account.keys.add.do" />
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
