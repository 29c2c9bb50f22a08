import type { Release, ReleaseStand, RemoteReleases } from '@gantry/contracts/schemas/release';
import { useFormats } from '@gantry/i18n/formats';
import { StatusBadge, type Tone } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './releases.module.css';

const tones: Readonly<Record<ReleaseStand, Tone>> = {
  active: 'good',
  canary: 'progress',
  before: 'neutral',
  away: 'bad',
  published: 'waiting',
};

interface ReleaseTableProps {
  readonly remote: RemoteReleases;
}

/** The releases of a remote, newest first: what each is to visitors, and what speaks against it. */
export function ReleaseTable({ remote }: ReleaseTableProps) {
  const { time } = useFormats();
  const columns: readonly Column<Release>[] = [
    {
      key: 'version',
      isRowHead: true,
      tight: true,
      className: styles.version,
      cell: ({ version }) => version,
    },
    {
      key: 'stand',
      tight: true,
      cell: (release) => <Stand release={release} remote={remote} />,
    },
    { key: 'built', tight: true, cell: ({ builtAt }) => (builtAt ? time(builtAt) : '–') },
    { key: 'contract', numeric: true, cell: ({ contract }) => contract ?? '–' },
    { key: 'retired', tight: true, cell: ({ retiredAt }) => (retiredAt ? time(retiredAt) : '–') },
    { key: 'lately', tight: true, cell: ({ lately }) => <Lately lately={lately} /> },
    { key: 'vitals', tight: true, cell: ({ vitals }) => <Vitals vitals={vitals} /> },
    { key: 'note', roomy: true, cell: (release) => <Note release={release} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.releases.of" values={{ remote: remote.remote }} />}
      headId={(key) => `admin.releases.column.${key}`}
      columns={columns}
      rows={remote.releases}
      rowKey={({ version }) => version}
    />
  );
}

interface StandProps extends ReleaseTableProps {
  readonly release: Release;
}

function Stand({ release: { stand }, remote: { canary, outOfService } }: StandProps) {
  const isStopped = outOfService !== null && (stand === 'active' || stand === 'canary');
  return (
    <StatusBadge tone={isStopped ? 'bad' : tones[stand]}>
      <FormattedMessage
        id={`admin.releases.stand.${isStopped ? 'stopped' : stand}`}
        values={{ percent: canary?.percent ?? 0 }}
      />
    </StatusBadge>
  );
}

/** How much it was seen, and whether it failed. */
function Lately({ lately }: Pick<Release, 'lately'>) {
  if (!lately) return '–';
  return <FormattedMessage id="admin.releases.lately" values={{ ...lately }} />;
}

/** How its pages felt to three of four visitors. */
function Vitals({ vitals: { lcp, inp, cls } }: Pick<Release, 'vitals'>) {
  const intl = useIntl();
  const number = (value: number, digits: number) =>
    intl.formatNumber(value, { maximumFractionDigits: digits });
  const parts = [
    ...(lcp === null
      ? []
      : [intl.formatMessage({ id: 'admin.releases.lcp' }, { seconds: number(lcp / 1000, 1) })]),
    ...(inp === null
      ? []
      : [intl.formatMessage({ id: 'admin.releases.inp' }, { milliseconds: number(inp, 0) })]),
    ...(cls === null ? [] : [intl.formatMessage({ id: 'admin.releases.cls' }, { shift: number(cls, 2) })]),
  ];
  return parts.length === 0 ? '–' : parts.map((part) => <div key={part}>{part}</div>);
}

function Note({ release: { dropped, builtAt } }: { readonly release: Release }) {
  const { time } = useFormats();
  if (!builtAt) return <FormattedMessage id="admin.releases.not-genuine" />;
  if (!dropped) return '–';
  const values = { at: time(dropped.at), reason: dropped.reason };
  return <FormattedMessage id="admin.releases.dropped" values={values} />;
}
