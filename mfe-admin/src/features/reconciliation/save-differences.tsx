import type { Reconciliation } from '@gantry/contracts/schemas/reconciliation';
import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { differencesCsv } from './differences-csv.ts';

export interface SaveDifferencesProps {
  readonly day: string;
  readonly reports: readonly Reconciliation[];
}

/** Saves the differences of a day as a file, made of what the page shows. */
export function SaveDifferences({ day, reports }: SaveDifferencesProps) {
  const saveFile = () => {
    const file = URL.createObjectURL(new Blob([differencesCsv(reports)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = file;
    link.download = `reconciliation-${day}.csv`;
    link.click();
    // after the browser has begun to read it
    setTimeout(() => URL.revokeObjectURL(file), 1000);
  };
  return (
    <Button onClick={saveFile}>
      <FormattedMessage id="admin.reconciliation.save" />
    </Button>
  );
}
