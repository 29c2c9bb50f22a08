import type { Company } from '@gantry/contracts/schemas/company';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './company.module.css';
import { CostCenterDialog } from './cost-center-dialog.tsx';
import { CostCenterRule } from './cost-center-rule.tsx';
import { CostCentersTable } from './cost-centers-table.tsx';

interface CostCentersProps {
  readonly company: Pick<Company, 'costCenters' | 'isCostCenterRequired'>;
  /** whether the reader changes them */
  readonly isManaged: boolean;
}

/** What the company books its orders on, and for its admins the way to change it; nothing for others where there is none. */
export function CostCenters({ company, isManaged }: CostCentersProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { costCenters, isCostCenterRequired } = company;
  const shown = isManaged ? costCenters : costCenters.filter(({ isActive }) => isActive);
  if (!isManaged && shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cost-centers-title">
      <h2 id="cost-centers-title">
        <FormattedMessage id="account.cost-centers" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id={`account.cost-centers.${isManaged ? 'about' : 'is'}`} />
      </p>
      {shown.length > 0 ? <CostCentersTable costCenters={shown} edit={isManaged ? setOpen : null} /> : null}
      {isManaged ? (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
            <FormattedMessage id="account.cost-centers.add" />
          </Button>
        </div>
      ) : null}
      {isManaged && shown.length > 0 ? <CostCenterRule isRequired={isCostCenterRequired} /> : null}
      {open ? (
        <CostCenterDialog center={costCenters.find(({ id }) => id === open)} onClose={() => setOpen(null)} />
      ) : null}
    </section>
  );
}
