import type { Failure } from '@gantry/contracts/errors';
import type { ImportRow, TaxImportRecord } from '@gantry/contracts/schemas/tax-admin';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../outcome-alert.tsx';
import recordStyles from '../record.module.css';
import styles from '../tax-page.module.css';

/** A file with the difference it makes to a book: of tax, or of the tariff. */
export type BookImport = Omit<TaxImportRecord, 'kind'>;

/** What can be done with it, and how that went. */
export interface ImportPresses {
  readonly applyImport: () => void;
  readonly undoImport: () => void;
  readonly isApplying: boolean;
  readonly isUndoing: boolean;
  readonly failure: Failure['error'] | undefined;
}

export interface ImportDifferenceProps {
  readonly found: BookImport;
  /** none for who may only read */
  readonly presses: ImportPresses | null;
}

/** What a file changes, and the buttons that apply it or take it back. */
export function ImportDifference({ found, presses }: ImportDifferenceProps) {
  const { day } = useFormats();
  const { file, effectiveFrom, counts, rows, state } = found;
  return (
    <section className={recordStyles.actions} aria-labelledby="difference">
      <h2 id="difference" className={recordStyles.title}>
        <FormattedMessage id="admin.tax.difference-of" values={{ file }} />
      </h2>
      <p className={recordStyles.summary}>
        <FormattedMessage id="admin.tax.counts" values={counts} />
        <span>
          <FormattedMessage id="admin.tax.holds-from" values={{ day: day(effectiveFrom) }} />
        </span>
        <StatusBadge tone={state === 'applied' ? 'good' : 'neutral'}>
          <FormattedMessage id={`admin.tax.import-state.${state}`} />
        </StatusBadge>
      </p>
      {presses ? <Presses found={found} presses={presses} /> : null}
      {rows.length > 0 ? (
        <DifferenceTable rows={rows} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tax.no-difference" />} />
      )}
    </section>
  );
}

function Presses({ found, presses }: { readonly found: BookImport; readonly presses: ImportPresses }) {
  const { state, counts, mayUndo } = found;
  const { applyImport, undoImport, isApplying, isUndoing, failure } = presses;
  const isOpen = state === 'ready' || state === 'stale';
  const changes = counts.added + counts.changed + counts.ended;
  return (
    <>
      <div className={styles.buttons}>
        {isOpen && changes > 0 ? (
          <Button variant="primary" busy={isApplying} onClick={applyImport}>
            <FormattedMessage
              id={counts.refused > 0 ? 'admin.tax.apply-without' : 'admin.tax.apply'}
              values={{ count: counts.refused }}
            />
          </Button>
        ) : null}
        {mayUndo ? (
          <Button busy={isUndoing} onClick={undoImport}>
            <FormattedMessage id="admin.tax.undo" />
          </Button>
        ) : null}
      </div>
      {failure ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.tax.import-refusal', failure)} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}

const tones = {
  added: 'good',
  changed: 'ask',
  ended: 'waiting',
  unchanged: 'neutral',
  refused: 'bad',
} as const;

function DifferenceTable({ rows }: { readonly rows: readonly ImportRow[] }) {
  const columns: readonly Column<ImportRow & { readonly at: number }>[] = [
    { key: 'line', numeric: true, cell: ({ line }) => line ?? '–' },
    {
      key: 'action',
      cell: ({ action }) => (
        <StatusBadge tone={tones[action]}>
          <FormattedMessage id={`admin.tax.action.${action}`} />
        </StatusBadge>
      ),
    },
    { key: 'place', isRowHead: true, roomy: true, cell: ({ what }) => what },
    { key: 'before', cell: ({ before }) => before ?? '–' },
    {
      key: 'after',
      cell: ({ after, reason }) =>
        reason ? <FormattedMessage id={`admin.tax.refused.${reason}`} /> : (after ?? '–'),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.tax.difference" />}
      headId={(key) => `admin.tax.${key}`}
      columns={columns}
      rows={rows.map((row, at) => ({ ...row, at }))}
      rowKey={({ at }) => at}
    />
  );
}
