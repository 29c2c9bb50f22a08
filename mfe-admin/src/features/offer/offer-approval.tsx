import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { decideOfferSchema, type OfferApproval as Approval } from '@gantry/contracts/schemas/offer-approval';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { Alert } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesAdminDecideOfferMutation } from '../../api/offers.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { RuleHits } from '../../parts/rule-hits.tsx';
import { refusalId } from './offer-outcome.tsx';
import styles from './offer.module.css';

/** That the offer waits for somebody else's word, with the way to give it; or why it was refused. */
export function OfferApproval({ draft }: { readonly draft: OfferDraft }) {
  const { time, money } = useFormats();
  const { approval } = draft;
  if (!approval) return null;
  if (approval.state === 'refused') {
    return (
      <Alert
        tone="bad"
        title={<FormattedMessage id="admin.approval.refused" values={{ who: approval.decidedBy ?? '–' }} />}
      >
        <p>{approval.reason}</p>
      </Alert>
    );
  }
  const title = (
    <FormattedMessage
      id="admin.approval.pending"
      values={{
        who: approval.requestedBy ?? '–',
        when: time(approval.requestedAt),
        total: money(approval.total),
      }}
    />
  );
  return (
    <Alert tone="warn" title={title}>
      <RuleHits hits={approval.hits} />
      {approval.mayDecide ? (
        <Decision draft={draft} approval={approval} />
      ) : (
        <p>
          <FormattedMessage id="admin.approval.by-another" />
        </p>
      )}
    </Alert>
  );
}

const decisionSchema = v.pipe(
  v.object({ decision: v.picklist(['approve', 'refuse']), reason: v.optional(v.string(), '') }),
  v.forward(
    v.check(
      ({ decision, reason }) => decision === 'approve' || reason.trim() !== '',
      'is needed for this transition',
    ),
    ['reason'],
  ),
);
const noReason = { reason: '' };
type Decided = v.InferInput<typeof decisionSchema>;

interface DecisionProps {
  readonly draft: OfferDraft;
  readonly approval: Approval;
}

function Decision({ draft, approval }: DecisionProps) {
  const intl = useIntl();
  const { decide, failure } = useDecide(draft, approval);
  return (
    <Form
      id="approval"
      className={styles.decision}
      aria-label={intl.formatMessage({ id: 'admin.approval.decision' })}
      schema={decisionSchema}
      initialValues={noReason}
      onSubmit={(values, { keyFor }) => decide(values, keyFor)}
    >
      <TextField
        name="reason"
        label={intl.formatMessage({ id: 'admin.approval.reason' })}
        hint={intl.formatMessage({ id: 'admin.approval.reason-hint' })}
      />
      <div className={recordStyles.summary}>
        <ChoiceButton name="decision" value="refuse">
          <FormattedMessage id="admin.approval.refuse" />
        </ChoiceButton>
        <ChoiceButton name="decision" value="approve" variant="primary">
          <FormattedMessage id="admin.approval.approve" />
        </ChoiceButton>
      </div>
      {failure ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalId(failure)} />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

/** Decides about the request on screen; what was refused says why, and the reason stays. */
function useDecide({ number, version }: OfferDraft, { id }: Approval) {
  const [decideCall] = useSalesAdminDecideOfferMutation();
  const [failure, setFailure] = useState<Failure['error']>();
  const decide = async (
    { decision, reason = '' }: Decided,
    keyFor: Attempt['keyFor'],
  ): Promise<SubmitAnswer> => {
    const body: v.InferInput<typeof decideOfferSchema> = {
      id,
      version,
      decision,
      reason: reason.trim() || null,
    };
    const { error } = await decideCall(withKey({ params: { number }, body }, keyFor(body)));
    const refused = error ? failureOf(error) : undefined;
    setFailure(refused);
    return error ? 'kept' : undefined;
  };
  return { decide, failure };
}
