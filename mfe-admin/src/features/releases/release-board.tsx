import type { ReleaseList, RemoteReleases } from '@gantry/contracts/schemas/release';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, ErrorState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useNotificationsListReleasesQuery } from '../../api/releases.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import { PublishForm } from './publish-form.tsx';
import { ReleaseActForm } from './release-act-form.tsx';
import { isPossible, releaseActs } from './release-acts.ts';
import { ReleaseTable } from './release-table.tsx';
import styles from './releases.module.css';

/** Which releases of the four remotes visitors get, and what staff can do about it. */
export function ReleaseBoard() {
  const { data: list, isError } = useNotificationsListReleasesQuery();
  if (isError && !list) return <ErrorState title={<FormattedMessage id="admin.releases.failed" />} />;
  if (!list) return null;
  return (
    <div className={styles.board}>
      {list.canChange ? null : (
        <Alert tone="note">
          <FormattedMessage id="admin.releases.read-only" />
        </Alert>
      )}
      {list.remotes.map((remote) => (
        <Remote key={remote.remote} remote={remote} list={list} />
      ))}
    </div>
  );
}

interface RemoteProps {
  readonly remote: RemoteReleases;
  readonly list: ReleaseList;
}

function Remote({ remote, list }: RemoteProps) {
  const acts = list.canChange ? releaseActs.filter((act) => isPossible(act, remote)) : [];
  const heading = `releases-${remote.remote}`;
  return (
    <section className={recordStyles.actions} aria-labelledby={heading}>
      <h2 id={heading} className={recordStyles.title}>
        <FormattedMessage id={`admin.releases.remote.${remote.remote}`} />
      </h2>
      <Now remote={remote} list={list} />
      {remote.problem ? (
        <Alert tone="bad" title={<FormattedMessage id="admin.releases.problem" />}>
          {remote.problem}
        </Alert>
      ) : null}
      {remote.outOfService ? <Stopped kind="out-of-service" tone="bad" stop={remote.outOfService} /> : null}
      {remote.pinned ? <Stopped kind="pinned" tone="note" stop={remote.pinned} /> : null}
      {remote.releases.length > 0 ? <ReleaseTable remote={remote} /> : null}
      {list.canChange ? <PublishForm remote={remote.remote} /> : null}
      {acts.map((act) => (
        <ReleaseActForm key={act} act={act} remote={remote} />
      ))}
    </section>
  );
}

interface StoppedProps {
  readonly kind: 'out-of-service' | 'pinned';
  readonly tone: 'bad' | 'note';
  readonly stop: NonNullable<RemoteReleases['pinned']>;
}

/** What somebody has stopped, since when and why. */
function Stopped({ kind, tone, stop: { at, reason } }: StoppedProps) {
  const { time } = useFormats();
  return (
    <Alert tone={tone} title={<FormattedMessage id={`admin.releases.${kind}`} values={{ at: time(at) }} />}>
      {reason}
    </Alert>
  );
}

const dayMs = 86_400_000;
/** Whole days between two instants, never less than none. */
const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / dayMs));

/** What visitors get, in one sentence or two. */
function Now({ remote, list: { at, contract } }: RemoteProps) {
  const { active, canary, changedAt, releases, outOfService } = remote;
  const { time } = useFormats();
  if (!active || !changedAt) {
    return (
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.releases.none" />
      </p>
    );
  }
  if (outOfService) {
    return (
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.releases.now-stopped" values={{ active }} />
      </p>
    );
  }
  const builtAt = releases.find(({ version }) => version === active)?.builtAt;
  const isAway = releases.some(({ version, dropped }) => version === canary?.version && dropped);
  const values = { active, changed: time(changedAt), days: builtAt ? daysBetween(builtAt, at) : 0, contract };
  return (
    <p className={recordStyles.soft}>
      <FormattedMessage id="admin.releases.now" values={values} />
      {canary ? (
        <>
          {' '}
          <FormattedMessage
            id={isAway ? 'admin.releases.now-taken-back' : 'admin.releases.now-canary'}
            values={{ version: canary.version, percent: canary.percent }}
          />
        </>
      ) : null}
    </p>
  );
}
