import { failureOf } from '@gantry/api-client';
import {
  newSecretSchema,
  secretOverlaps,
  type ApiKeyView,
  type MadeApiKey,
} from '@gantry/contracts/schemas/api-key';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityListApiKeysQuery,
  useIdentityRevokeApiKeyMutation,
  useIdentityRotateApiKeyMutation,
} from '../../api/api-keys.endpoints.ts';
import { CurrentPasswordField } from '../../parts/current-password-field.tsx';
import { ApiKeyFacts } from './api-key-facts.tsx';
import styles from './api-keys.module.css';
import { KeyFrame } from './key-frame.tsx';
import { keyRefusal } from './key-refusal.ts';
import { LifetimeField } from './lifetime-field.tsx';
import { NewApiKey } from './new-api-key.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { ShownSecret } from './shown-secret.tsx';

/** The keys by which the account's own programs call the store: make, replace the secret, revoke. */
export function ApiKeySection() {
  const { data, error } = useIdentityListApiKeysQuery();
  const [made, setMade] = useState<MadeApiKey>();
  return (
    <KeyFrame id="api-keys" about="account.keys.about" isFailed={Boolean(error)}>
      {made ? <ShownSecret made={made} onStored={() => setMade(undefined)} /> : null}
      {data && data.keys.length > 0 ? (
        <ul className={styles.keys}>
          {data.keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onMade={setMade} />
          ))}
        </ul>
      ) : null}
      {data ? <NewApiKey offered={data.offered} onMade={setMade} /> : null}
    </KeyFrame>
  );
}

interface KeyRowProps {
  readonly apiKey: ApiKeyView;
  readonly onMade: (made: MadeApiKey) => void;
}

function KeyRow({ apiKey, onMade }: KeyRowProps) {
  const intl = useIntl();
  const [revoke] = useIdentityRevokeApiKeyMutation();
  const { id, name } = apiKey;
  return (
    <li className={styles.key}>
      <ApiKeyFacts apiKey={apiKey} />
      <Disclosure
        summary={
          <span aria-label={intl.formatMessage({ id: 'account.keys.change-one' }, { name })}>
            <FormattedMessage id="account.keys.change" />
          </span>
        }
      >
        <NewSecret id={id} onMade={onMade} />
        <RevokeKey id={id} name={name} onRevoke={async () => (await revoke({ params: { id } })).error} />
      </Disclosure>
    </li>
  );
}

const initialValues = { days: '90', overlapHours: '24' };

/** Another secret for a key; the one before may go on for a while. */
function NewSecret({ id, onMade }: { readonly id: string } & Pick<KeyRowProps, 'onMade'>) {
  const intl = useIntl();
  const [rotate] = useIdentityRotateApiKeyMutation();
  return (
    <Form
      id={`rotate-${id}`}
      schema={newSecretSchema}
      initialValues={initialValues}
      onSubmit={async (body) => {
        const { data, error } = await rotate({ params: { id }, body });
        return data ? onMade(data) : keyRefusal(failureOf(error));
      }}
      startsOver
    >
      <LifetimeField />
      <SelectField
        name="overlapHours"
        label={intl.formatMessage({ id: 'account.keys.overlap' })}
        options={secretOverlaps.map((hours) => ({
          value: String(hours),
          label: intl.formatMessage({ id: `account.keys.overlap.${hours}` }),
        }))}
      />
      <CurrentPasswordField />
      <SubmitButton variant="secondary">
        <FormattedMessage id="account.keys.rotate" />
      </SubmitButton>
    </Form>
  );
}
