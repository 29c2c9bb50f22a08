import { processReportEveryMs, type Processes } from '@gantry/contracts/schemas/process';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, ErrorState, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotificationsListProcessesQuery } from '../../api/operations.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import styles from './process-list.module.css';

type Process = Processes[number];

const bytesPerMegabyte = 1024 * 1024;
const tones = { ready: 'good', unready: 'bad', silent: 'bad' } as const;

/** How each process of the store is, by its own word, kept up to date while it is looked at. */
export function ProcessList() {
  const { data: processes, isError } = useNotificationsListProcessesQuery(undefined, {
    pollingInterval: processReportEveryMs,
    skipPollingIfUnfocused: true,
  });
  if (isError && !processes) return <ErrorState title={<FormattedMessage id="admin.processes.failed" />} />;
  if (!processes) return null;
  if (processes.length === 0) return <EmptyState title={<FormattedMessage id="admin.processes.none" />} />;
  return (
    <>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.processes.hint" />
      </p>
      <ProcessTable processes={processes} />
    </>
  );
}

const ProcessTable = ({ processes }: { readonly processes: Processes }) => (
  <ColumnTable
    caption={<FormattedMessage id="admin.processes.title" />}
    headId={(key) => `admin.processes.column.${key}`}
    columns={useColumns()}
    rows={processes}
    rowKey={({ id }) => id}
  />
);

function useColumns(): readonly Column<Process>[] {
  const intl = useIntl();
  const { time } = useFormats();
  const whole = (amount: number) => intl.formatNumber(amount, { maximumFractionDigits: 0 });
  return [
    { key: 'services', isRowHead: true, roomy: true, cell: ({ services }) => services.join(', ') },
    { key: 'state', cell: (process) => <State process={process} /> },
    {
      key: 'place',
      cell: ({ host, pid }) => (
        <span className={styles.place}>
          {host} · {pid}
        </span>
      ),
    },
    { key: 'started', tight: true, cell: ({ startedAt }) => time(startedAt) },
    { key: 'seen', tight: true, cell: ({ seenAt }) => time(seenAt) },
    {
      key: 'memory',
      numeric: true,
      cell: ({ memory }) => (
        <FormattedMessage id="admin.processes.memory" values={{ amount: whole(memory / bytesPerMegabyte) }} />
      ),
    },
    {
      key: 'cpu',
      numeric: true,
      cell: ({ cpu }) => intl.formatNumber(cpu, { style: 'percent', maximumFractionDigits: 0 }),
    },
    {
      key: 'delay',
      numeric: true,
      cell: ({ delay }) => <FormattedMessage id="admin.processes.delay" values={{ amount: whole(delay) }} />,
    },
  ];
}

function State({ process: { state, failing } }: { readonly process: Process }) {
  return (
    <>
      <StatusBadge tone={tones[state]}>
        <FormattedMessage id={`admin.processes.state.${state}`} />
      </StatusBadge>
      {failing.length > 0 ? (
        <span className={styles.failing}>
          <FormattedMessage id="admin.processes.failing" values={{ parts: failing.join(', ') }} />
        </span>
      ) : null}
    </>
  );
}
