import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkTarget, ChosenOrders } from './bulk-targets.ts';
import styles from './bulk.module.css';

export interface BulkBarProps extends ChosenOrders {
  readonly targets: readonly BulkTarget[];
}

/** How many orders are chosen, and what may be done with them. */
export function BulkBar({ targets, chosen, onChoose }: BulkBarProps) {
  const [opened, setOpened] = useState<BulkTarget>();
  return (
    <div className={styles.bar}>
      <span role="status">
        <FormattedMessage id="admin.bulk.chosen" values={{ count: chosen.length }} />
      </span>
      {chosen.length > 0 ? (
        <>
          {targets.map((to) => (
            <Button key={to} size="small" onClick={() => setOpened(to)}>
              <FormattedMessage id={`admin.bulk.open.${to}`} />
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => onChoose([])}>
            <FormattedMessage id="admin.bulk.clear" />
          </Button>
        </>
      ) : null}
      {opened ? (
        <BulkDialog to={opened} chosen={chosen} onChoose={onChoose} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}
