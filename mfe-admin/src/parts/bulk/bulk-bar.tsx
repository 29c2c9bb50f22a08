import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkAct, BulkList } from './bulk-act.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './bulk.module.css';

export interface BulkBarProps {
  readonly list: BulkList;
  readonly acts: readonly BulkAct[];
}

/** How many records are chosen, and what may be done with them. */
export function BulkBar({ list, acts }: BulkBarProps) {
  const [opened, setOpened] = useState<string>();
  const { texts, chosen, onChoose } = list;
  const act = acts.find(({ name }) => name === opened);
  return (
    <div className={styles.bar}>
      <span role="status">
        <FormattedMessage id={`admin.bulk.${texts}.chosen`} values={{ count: chosen.length }} />
      </span>
      {chosen.length > 0 ? (
        <>
          {acts.map(({ name }) => (
            <Button key={name} size="small" onClick={() => setOpened(name)}>
              <FormattedMessage id={`admin.bulk.${texts}.open.${name}`} />
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => onChoose([])}>
            <FormattedMessage id="admin.bulk.clear" />
          </Button>
        </>
      ) : null}
      {act ? <BulkDialog act={act} list={list} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}
