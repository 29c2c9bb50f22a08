import { failureOf, newKey, withKey } from '@gantry/api-client';
import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSalesAdminTransitionInquiryMutation } from '../../api/inquiries.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from './offer.module.css';

/** Takes a quote whose offer is out back to its lines; the customer cannot accept the revision that was sent any more. */
export function ReviseOffer({ draft: { number, version, status, maySend } }: { readonly draft: OfferDraft }) {
  const navigate = useNavigate();
  const [transition, { isLoading }] = useSalesAdminTransitionInquiryMutation();
  const [problem, setProblem] = useState<ReturnType<typeof failureOf>>();
  if (status !== 'sent-offer' || !maySend) return null;

  const revise = async (): Promise<void> => {
    const body = { to: 'in-work', version } as const;
    const { error } = await transition(withKey({ params: { number }, body }, newKey()));
    if (error) setProblem(failureOf(error));
    else await navigate(adminQuotePath(number));
  };
  return (
    <>
      <p className={styles.revise}>
        <Button busy={isLoading} onClick={() => void revise()}>
          <FormattedMessage id="admin.offer.revise" />
        </Button>
        <FormattedMessage id="admin.offer.revise-hint" />
      </p>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.inquiry.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}
