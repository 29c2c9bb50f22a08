import type { ApiKeyView } from '@gantry/contracts/schemas/api-key';
import { useFormats } from '@gantry/i18n/formats';
import { StatusBadge } from '@gantry/ui';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import styles from './api-keys.module.css';

export interface ApiKeyFactsProps {
  readonly apiKey: ApiKeyView;
  /** whose it is, where that is not the reader */
  readonly owner?: string;
}

/** What a key is called, what it opens, until when, and when it was last used. */
export function ApiKeyFacts({ apiKey, owner }: ApiKeyFactsProps) {
  const intl = useIntl();
  const { name, hint, scopes } = apiKey;
  return (
    <>
      <p>
        <strong>{name}</strong> <code>…{hint}</code> <EndBadge apiKey={apiKey} />
      </p>
      {owner === undefined ? null : <p>{owner}</p>}
      <p>
        <FormattedList
          type="unit"
          value={scopes.map((scope) => intl.formatMessage({ id: `account.keys.scope.${scope}` }))}
        />
      </p>
      <Times apiKey={apiKey} />
    </>
  );
}

/** Says that a key has ended, or will before long. */
function EndBadge({ apiKey: { state } }: { readonly apiKey: ApiKeyView }) {
  if (state === 'good') return null;
  return (
    <StatusBadge tone={state === 'ended' ? 'bad' : 'waiting'}>
      <FormattedMessage id={`account.keys.${state}`} />
    </StatusBadge>
  );
}

function Times({ apiKey }: { readonly apiKey: ApiKeyView }) {
  const { day, time } = useFormats();
  const { createdAt, expiresAt, usedAt, usedFrom, earlierUntil } = apiKey;
  return (
    <>
      <p className={styles.soft}>
        <FormattedMessage id="account.keys.times" values={{ made: day(createdAt), end: day(expiresAt) }} />
        {' · '}
        <FormattedMessage
          id={usedAt ? 'account.keys.used' : 'account.keys.unused'}
          values={{ when: usedAt && time(usedAt), address: usedFrom ?? '–' }}
        />
      </p>
      {earlierUntil ? (
        <p className={styles.soft}>
          <FormattedMessage id="account.keys.earlier" values={{ until: time(earlierUntil) }} />
        </p>
      ) : null}
    </>
  );
}
