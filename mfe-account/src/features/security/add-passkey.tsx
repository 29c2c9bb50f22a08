import { failureOf } from '@gantry/api-client';
import { renamePasskeySchema } from '@gantry/contracts/schemas/passkey';
import { byPasswordSchema } from '@gantry/contracts/schemas/second-step';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  useIdentityAddPasskeyMutation,
  useIdentityStartPasskeyMutation,
} from '../../api/security.endpoints.ts';
import { makePasskey, usePasskeySupport } from '../../parts/passkey-ceremony.ts';
import { CurrentPasswordField } from '../../parts/current-password-field.tsx';
import { securityRefusal } from './security-refusal.ts';
import styles from './security.module.css';

const schema = v.object({ ...renamePasskeySchema.entries, ...byPasswordSchema.entries });
const noValues = {};

export interface AddPasskeyProps {
  /** told the recovery codes that were made with the first passkey of staff who need a second step */
  readonly onCodes: (codes: readonly string[] | null) => void;
}

/** Adds a passkey: by the password, and then by what the browser asks for. */
export function AddPasskey({ onCodes }: AddPasskeyProps) {
  const intl = useIntl();
  const isSupported = usePasskeySupport();
  const [added, setAdded] = useState<string>();
  const add = useAdd((name, codes) => {
    setAdded(name);
    onCodes(codes);
  });
  if (!isSupported)
    return (
      <p className={styles.soft}>
        <FormattedMessage id="account.security.passkeys.unsupported" />
      </p>
    );
  return (
    <Disclosure summary={<FormattedMessage id="account.security.passkey.add" />}>
      <Form id="add-passkey" schema={schema} initialValues={noValues} onSubmit={add} startsOver>
        <p>
          <FormattedMessage id="account.security.passkey.add.about" />
        </p>
        <TextField name="name" label={intl.formatMessage({ id: 'account.security.passkey.name' })} required />
        <CurrentPasswordField />
        <SubmitButton>
          <FormattedMessage id="account.security.passkey.add.do" />
        </SubmitButton>
      </Form>
      {added === undefined ? null : (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.security.passkey.added" values={{ name: added }} />
        </Alert>
      )}
    </Disclosure>
  );
}

function useAdd(onAdded: (name: string, codes: readonly string[] | null) => void) {
  const [start] = useIdentityStartPasskeyMutation();
  const [add] = useIdentityAddPasskeyMutation();
  return async ({ name, current }: v.InferOutput<typeof schema>): Promise<SubmitAnswer> => {
    const { data: started, error: refused } = await start({ body: { current } });
    if (!started) return securityRefusal(failureOf(refused));
    const outcome = await makePasskey(started.options);
    if ('problem' in outcome) return { failure: undefined, message: outcome.problem };
    const { data, error } = await add({
      body: { name, ticket: started.ticket, credential: outcome.answer },
    });
    return data ? onAdded(name, data.recoveryCodes) : securityRefusal(failureOf(error));
  };
}
