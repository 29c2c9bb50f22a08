import { failureOf } from '@gantry/api-client';
import { renamePasskeySchema, type PasskeyView } from '@gantry/contracts/schemas/passkey';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { Badge, Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityRemovePasskeyMutation,
  useIdentityRenamePasskeyMutation,
} from '../../api/security.endpoints.ts';
import { AddPasskey } from './add-passkey.tsx';
import { ByPassword } from './by-password.tsx';
import { securityRefusal } from './security-refusal.ts';
import { useNewCodes } from './use-new-codes.tsx';
import styles from './security.module.css';

export interface PasskeySectionProps {
  readonly passkeys: readonly PasskeyView[];
  /** whether the last of them has to stay */
  readonly isLastNeeded: boolean;
}

/** The passkeys of the account: add, rename, remove. */
export function PasskeySection({ passkeys, isLastNeeded }: PasskeySectionProps) {
  const [codes, setCodes] = useNewCodes();
  return (
    <>
      <h3 id="passkeys">
        <FormattedMessage id="account.security.passkeys" />
      </h3>
      <p className={styles.soft}>
        <FormattedMessage id="account.security.passkeys.about" />
      </p>
      {codes}
      {passkeys.length > 0 ? (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isNeeded={isLastNeeded && passkeys.length === 1} />
          ))}
        </ul>
      ) : null}
      <AddPasskey onCodes={setCodes} />
    </>
  );
}

interface PasskeyRowProps {
  readonly passkey: PasskeyView;
  readonly isNeeded: boolean;
}

function PasskeyRow({ passkey, isNeeded }: PasskeyRowProps) {
  const intl = useIntl();
  const { day, time } = useFormats();
  const { name, createdAt, usedAt, isSynced } = passkey;
  return (
    <li className={styles.passkey}>
      <p>
        <strong>{name}</strong>{' '}
        {isSynced ? (
          <Badge>
            <FormattedMessage id="account.security.passkey.synced" />
          </Badge>
        ) : null}
      </p>
      <p className={styles.soft}>
        <FormattedMessage
          id={usedAt ? 'account.security.passkey.used' : 'account.security.passkey.unused'}
          values={{ day: day(createdAt), used: usedAt && time(usedAt) }}
        />
      </p>
      <Disclosure
        summary={
          <span aria-label={intl.formatMessage({ id: 'account.security.passkey.change-one' }, { name })}>
            <FormattedMessage id="account.security.passkey.change" />
          </span>
        }
      >
        <Rename passkey={passkey} />
        {isNeeded ? (
          <p className={styles.soft}>
            <FormattedMessage id="account.security.passkey.required" />
          </p>
        ) : (
          <Remove id={passkey.id} />
        )}
      </Disclosure>
    </li>
  );
}

function Rename({ passkey: { id, name } }: { readonly passkey: PasskeyView }) {
  const intl = useIntl();
  const [rename] = useIdentityRenamePasskeyMutation();
  const initialValues = useMemo(() => ({ name }), [name]);
  return (
    <Form
      id={`rename-${id}`}
      schema={renamePasskeySchema}
      initialValues={initialValues}
      onSubmit={async (body) => {
        const { error } = await rename({ params: { id }, body });
        return error ? securityRefusal(failureOf(error)) : undefined;
      }}
    >
      <TextField name="name" label={intl.formatMessage({ id: 'account.security.passkey.name' })} required />
      <SubmitButton variant="secondary">
        <FormattedMessage id="account.security.passkey.rename" />
      </SubmitButton>
    </Form>
  );
}

function Remove({ id }: { readonly id: string }) {
  const [remove] = useIdentityRemovePasskeyMutation();
  return (
    <ByPassword
      id={`remove-${id}`}
      texts="account.security.passkey.remove"
      onSubmit={async (body) => {
        const { error } = await remove({ params: { id }, body });
        return error ? securityRefusal(failureOf(error)) : undefined;
      }}
    />
  );
}
