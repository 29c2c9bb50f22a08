import type { MadeApiKey } from '@gantry/contracts/schemas/api-key';
import { Alert, Button, CopyButton } from '@gantry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './api-keys.module.css';

export interface ShownSecretProps {
  readonly made: MadeApiKey;
  /** its owner has stored it */
  readonly onStored: () => void;
}

/** Gives nothing: newer browsers' scrolling gives a promise, which React would take for what ends an effect. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** The secret of a key that has just been made, which is shown here and never again, and how to call with it. */
export function ShownSecret({ made: { key, secret }, onStored }: ShownSecretProps) {
  const { formatMessage } = useIntl();
  const shown = useRef<HTMLDivElement>(null);
  // it stands above the form it comes from
  useEffect(() => bringIntoSight(shown.current), [secret]);
  return (
    <Alert
      ref={shown}
      tone="good"
      live="polite"
      title={<FormattedMessage id="account.keys.made" values={{ name: key.name }} />}
    >
      <div className={styles.made}>
        <p>
          <FormattedMessage id="account.keys.secret.once" />
        </p>
        <p className={styles.secret}>
          <code data-secret>{secret}</code>
          <CopyButton
            text={secret}
            label={formatMessage({ id: 'account.keys.secret.copy' })}
            doneLabel={formatMessage({ id: 'account.keys.secret.copied' })}
          />
        </p>
        <p>
          <FormattedMessage
            id="account.keys.secret.use"
            values={{
              header: <code>Authorization: Bearer …</code>,
              link: (words) => <a href="/api/v1/openapi.json">{words}</a>,
            }}
          />
        </p>
        <Button onClick={onStored}>
          <FormattedMessage id="account.keys.secret.stored" />
        </Button>
      </div>
    </Alert>
  );
}
