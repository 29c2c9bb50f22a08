import type { RetentionRun } from '@gantry/contracts/schemas/retention';
import { retentionRuleIds, retentionRules, storedFor, type RetentionRule } from '@gantry/domain/retention';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, FormattedNumber } from 'react-intl';

/** A rule with what is known of its last runs, of all services that follow it. */
interface RuleRow extends RetentionRule {
  readonly id: string;
  readonly runs: readonly RetentionRun[];
}

/** The rules of how long each kind of record is stored, and when each was last followed. */
export function RetentionTable({ runs }: { readonly runs: readonly RetentionRun[] }) {
  const rows: RuleRow[] = retentionRuleIds.map((id) => ({
    ...retentionRules[id],
    id,
    runs: runs.filter(({ rule }) => rule === id),
  }));
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.retention.title" />}
      headId={(key) => `admin.retention.${key}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

const columns: readonly Column<RuleRow>[] = [
  { key: 'rule', isRowHead: true, cell: ({ id }) => <FormattedMessage id={`retention.rule.${id}`} /> },
  { key: 'period', cell: (row) => <Period rule={row} /> },
  { key: 'end', cell: ({ end }) => <FormattedMessage id={`retention.end.${end}`} /> },
  { key: 'ground', cell: ({ ground }) => <FormattedMessage id={`retention.ground.${ground}`} /> },
  { key: 'ran', cell: (row) => <LastRun row={row} /> },
  { key: 'removed', cell: (row) => <LastRemoved row={row} /> },
];

/** How long, and since when. */
function Period({ rule: { begins, days } }: { readonly rule: RetentionRule }) {
  const stored = storedFor(days);
  const start = <FormattedMessage id={`retention.begins.${begins}`} />;
  if (!stored) return <FormattedMessage id="retention.at-once.line" values={{ begins: start }} />;
  const { count, unit } = stored;
  const period = <FormattedNumber value={count} style="unit" unit={unit} unitDisplay="long" />;
  return <FormattedMessage id="retention.after" values={{ period, begins: start }} />;
}

/** What the law has stored is not looked for by the clock. */
function LastRun({ row: { end, runs } }: { readonly row: RuleRow }) {
  const { time } = useFormats();
  if (end === 'kept') return '—';
  const at = latest(runs.map(({ ranAt }) => ranAt));
  return at ? time(at) : <FormattedMessage id="admin.retention.not-yet" />;
}

/** When any service last removed something, and how much it was. */
function LastRemoved({ row: { end, runs } }: { readonly row: RuleRow }) {
  const { time } = useFormats();
  if (end === 'kept') return '—';
  const at = latest(runs.flatMap(({ removedAt }) => removedAt ?? []));
  if (!at) return <FormattedMessage id="admin.retention.none" />;
  const count = runs.find(({ removedAt }) => removedAt === at)?.lastRemoved ?? 0;
  return <FormattedMessage id="admin.retention.count" values={{ count, time: time(at) }} />;
}

const latest = (times: readonly string[]): string | undefined => times.toSorted().at(-1);
