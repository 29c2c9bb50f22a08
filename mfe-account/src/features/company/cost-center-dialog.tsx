import type { CostCenter } from '@gantry/contracts/schemas/cost-center';
import { Button, Dialog } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityCloseCostCenterMutation,
  useIdentityReopenCostCenterMutation,
} from '../../api/cost-centers.endpoints.ts';
import { ActRefused } from './act-refused.tsx';
import styles from './company.module.css';
import { CostCenterForm } from './cost-center-form.tsx';

export interface CostCenterDialogProps {
  /** nothing for one that is added */
  readonly center: CostCenter | undefined;
  readonly onClose: () => void;
}

/** All that an admin of the company can do to a cost center. */
export function CostCenterDialog({ center, onClose }: CostCenterDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        center ? `${center.code} ${center.name}` : intl.formatMessage({ id: 'account.cost-centers.add' })
      }
      closeLabel={intl.formatMessage({ id: 'account.people.close' })}
    >
      <div className={styles.dialog}>
        <CostCenterForm center={center} onDone={onClose} />
        {center ? <OpenOrClose center={center} /> : null}
      </div>
    </Dialog>
  );
}

/** Takes a cost center out of use, or into use again. */
function OpenOrClose({ center: { id, isActive } }: { readonly center: CostCenter }) {
  const [close, closing] = useIdentityCloseCostCenterMutation();
  const [reopen, reopening] = useIdentityReopenCostCenterMutation();
  const act = isActive ? 'close' : 'reopen';
  const [run, state] = isActive ? [close, closing] : [reopen, reopening];
  return (
    <div className={styles.act}>
      <p className={styles.soft}>
        <FormattedMessage id={`account.cost-centers.${act}.about`} />
      </p>
      <Button busy={state.isLoading} onClick={() => void run({ params: { id } })}>
        <FormattedMessage id={`account.cost-centers.${act}`} />
      </Button>
      <ActRefused error={state.error} />
    </div>
  );
}
