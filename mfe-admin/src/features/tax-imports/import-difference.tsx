import { failureOf, withKey } from '@gantry/api-client';
import type { ImportRow, TaxImportRecord } from '@gantry/contracts/schemas/tax-admin';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useTaxationAdminApplyImportMutation,
  useTaxationAdminUndoImportMutation,
} from '../../api/tax-files.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from '../../parts/tax-page.module.css';

export interface ImportDifferenceProps {
  readonly found: TaxImportRecord;
  readonly mayWrite: boolean;
}

/** What a file changes, and the buttons that apply it or take it back. */
export function ImportDifference({ found, mayWrite }: ImportDifferenceProps) {
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
      {mayWrite ? <Presses found={found} /> : null}
      {rows.length > 0 ? (
        <DifferenceTable rows={rows} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tax.no-difference" />} />
      )}
    </section>
  );
}

function Presses({ found }: { readonly found: TaxImportRecord }) {
  const { state, counts, mayUndo } = found;
  const { applyImport, undoImport, isApplying, isUndoing, failure } = useImportPresses(found);
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

/** Applies or takes back, once for each press however often it is sent. */
function useImportPresses({ id, counts, at }: TaxImportRecord) {
  const [apply, applied] = useTaxationAdminApplyImportMutation();
  const [undo, undone] = useTaxationAdminUndoImportMutation();
  const [keys] = useState(() => attemptKeys());
  const applyImport = () => {
    const body = { leaveOutRefused: counts.refused > 0 };
    undone.reset();
    void apply(withKey({ params: { id }, body }, keys.keyFor({ id, at, body })));
  };
  const undoImport = () => {
    applied.reset();
    void undo(withKey({ params: { id }, body: {} }, keys.keyFor({ id, undo: true })));
  };
  return {
    applyImport,
    undoImport,
    isApplying: applied.isLoading,
    isUndoing: undone.isLoading,
    failure: failureOf(applied.error ?? undone.error),
  };
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
