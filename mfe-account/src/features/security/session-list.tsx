import type { AccountSecurity } from '@gantry/contracts/schemas/account-security';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Badge, Button, Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityEndOtherSessionsMutation,
  useIdentityEndSessionMutation,
} from '../../api/security.endpoints.ts';
import styles from './security.module.css';

type OwnSession = AccountSecurity['sessions'][number];

/** The page stays short for who signs in at many places; they come in the order of their last use. */
const shownAtOnce = 5;

/** Where the account is signed in, with sign-out of each and of all others. */
export function SessionList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const [endOthers, ending] = useIdentityEndOtherSessionsMutation();
  return (
    <>
      <h3>
        <FormattedMessage id="account.security.sessions" />
      </h3>
      <SessionRows sessions={sessions.slice(0, shownAtOnce)} />
      {sessions.length > shownAtOnce ? (
        <Disclosure
          summary={
            <FormattedMessage
              id="account.security.sessions.more"
              values={{ count: sessions.length - shownAtOnce }}
            />
          }
        >
          <SessionRows sessions={sessions.slice(shownAtOnce)} />
        </Disclosure>
      ) : null}
      {sessions.length > 1 ? (
        <p>
          <Button busy={ending.isLoading} onClick={() => void endOthers({})}>
            <FormattedMessage id="account.security.sessions.end-others" />
          </Button>
        </p>
      ) : null}
      {ending.isError ? <NotEnded /> : null}
    </>
  );
}

function SessionRows({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const intl = useIntl();
  const [end, ending] = useIdentityEndSessionMutation();
  const { id, isCurrent } = session;
  const device = session.device ?? intl.formatMessage({ id: 'account.security.session.unknown' });
  return (
    <li className={styles.session}>
      <div>
        <p>
          <strong>{device}</strong>{' '}
          {isCurrent ? (
            <Badge>
              <FormattedMessage id="account.security.session.current" />
            </Badge>
          ) : null}
        </p>
        <SessionFacts session={session} />
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          variant="quiet"
          busy={ending.isLoading}
          aria-label={intl.formatMessage({ id: 'account.security.session.end-one' }, { device })}
          onClick={() => void end({ params: { id } })}
        >
          <FormattedMessage id="account.security.session.end" />
        </Button>
      )}
      {ending.isError ? <NotEnded /> : null}
    </li>
  );
}

/** From where and since when it is used, and how long it lasts. */
function SessionFacts({ session }: { readonly session: OwnSession }) {
  const { time } = useFormats();
  const { address, startedAt, seenAt, isRemembered, expiresAt, endsAt } = session;
  return (
    <>
      <p className={styles.soft}>
        <FormattedMessage
          id={address ? 'account.security.session.from' : 'account.security.session.since'}
          values={{ address, started: time(startedAt), seen: time(seenAt) }}
        />
      </p>
      <p className={styles.soft}>
        <FormattedMessage
          id={`account.security.session.${isRemembered ? 'remembered' : 'brief'}`}
          values={{ idle: time(expiresAt), end: time(endsAt) }}
        />
      </p>
    </>
  );
}

function NotEnded() {
  return (
    <Alert tone="bad" live="assertive">
      <FormattedMessage id="forms.failure.maintenance" />
    </Alert>
  );
}
