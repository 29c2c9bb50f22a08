import { failureOf, newKey, withKey } from '@gantry/api-client';
import { adminMpoPath, adminMposPath } from '@gantry/contracts/addresses/admin';
import type { Failure } from '@gantry/contracts/errors';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { Button } from '@gantry/ui';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useSalesAdminGeneratePurchaseOrderMutation,
  useSalesAdminTransitionPurchaseOrderMutation,
} from '../../api/purchase-orders.endpoints.ts';
import { useSalesAdminGetPaperQuery } from '../../api/papers.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './purchase-draft.module.css';

/** What the supplier will read, and the button that sends it. */
export function GenerateOrder({ draft }: { readonly draft: PurchaseOrder }) {
  const { data: document } = useSalesAdminGetPaperQuery({
    params: { kind: 'purchase-order', number: draft.id },
    query: {},
  });
  const { generate, discard, isBusy, problem } = useGenerate(draft);
  return (
    <section className={styles.preview} aria-labelledby="mpo-preview">
      <h2 id="mpo-preview" className={recordStyles.title}>
        <FormattedMessage id="admin.mpo.preview" />
      </h2>
      <div className={styles.row}>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={draft.total === null}
          onClick={() => void generate()}
        >
          <FormattedMessage id="admin.mpo.generate" />
        </Button>
        <Button onClick={() => void discard()}>
          <FormattedMessage id="admin.mpo.discard" />
        </Button>
        {draft.total === null ? (
          <span className={recordStyles.soft}>
            <FormattedMessage id="admin.mpo.needs-cost" />
          </span>
        ) : null}
      </div>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.mpo.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
      {document ? <DocumentSheet document={document} level={3} /> : null}
    </section>
  );
}

function useGenerate({ id, version }: PurchaseOrder) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [send, { isLoading }] = useSalesAdminGeneratePurchaseOrderMutation();
  const [transition] = useSalesAdminTransitionPurchaseOrderMutation();
  const [problem, setProblem] = useState<Failure['error']>();
  const [key] = useState(newKey);
  const generate = async () => {
    const { data, error } = await send(withKey({ params: { id }, body: { version } }, `${key}${version}`));
    setProblem(error ? failureOf(error) : undefined);
    if (data?.number) await navigate(adminMpoPath(data.number));
  };
  const discard = async () => {
    const reason = intl.formatMessage({ id: 'admin.mpo.discarded' });
    const body = { version, to: 'cancelled' as const, reason };
    const { error } = await transition(withKey({ params: { id }, body }, `${key}-discard-${version}`));
    setProblem(error ? failureOf(error) : undefined);
    if (!error) await navigate(adminMposPath());
  };
  return { generate, discard, isBusy: isLoading, problem };
}
