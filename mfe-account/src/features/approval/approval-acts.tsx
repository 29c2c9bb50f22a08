import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Button, Disclosure, Field, Money, Textarea } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import styles from './approval.module.css';
import { DecisionRefused } from './decision-refused.tsx';
import { PartForm } from './part-form.tsx';
import type { RefusedDecision } from './refused-decision.ts';
import type { AnsweredPart } from './typed-part.ts';

type Act = OrderApproval['may'][number];

interface ApprovalActsProps {
  readonly approval: OrderApproval;
  /** a form that came back, with what was typed */
  readonly refused: RefusedDecision | undefined;
  /** what part of it would cost, once that was asked */
  readonly answer: AnsweredPart | undefined;
}

/** What whoever looks may do now: approve, reject, take it back, or put its items back. Works with scripts off. */
export function ApprovalActs({ approval, refused, answer }: ApprovalActsProps) {
  const { may } = approval;
  if (may.length === 0 && !refused) return null;
  return (
    <div className={styles.acts}>
      {refused ? <DecisionRefused approval={approval} refused={refused} /> : null}
      {may.includes('approve') ? <Approve approval={approval} /> : null}
      {may.includes('approve-part') ? (
        <PartForm approval={approval} answer={answer} refused={refusedPart(refused)} />
      ) : null}
      {may.includes('reject') ? <Reject refused={refused} /> : null}
      {may.includes('withdraw') ? (
        <Disclosure summary={<FormattedMessage id="account.approval.withdraw" />}>
          <p>
            <FormattedMessage id="account.approval.withdraw-hint" />
          </p>
          <ActForm act="withdraw">
            <FormattedMessage id="account.approval.withdraw.do" />
          </ActForm>
        </Disclosure>
      ) : null}
      {may.includes('put-back') ? (
        <ActForm act="put-back" isPrimary>
          <FormattedMessage id="account.approval.put-back" />
        </ActForm>
      ) : null}
    </div>
  );
}

const refusedPart = (refused: RefusedDecision | undefined): RefusedDecision | undefined =>
  refused?.intent.endsWith('-part') ? refused : undefined;

function Approve({ approval: { grandTotal, askedBy, steps } }: Pick<ApprovalActsProps, 'approval'>) {
  const more = steps.filter(({ approvedAt }) => approvedAt === null).length - 1;
  return (
    <>
      <p>
        {more > 0 ? (
          <FormattedMessage id="account.approval.approve-step-hint" values={{ more }} />
        ) : (
          <FormattedMessage id="account.approval.approve-hint" values={{ name: askedBy }} />
        )}
      </p>
      <ActForm act="approve" isPrimary>
        <FormattedMessage
          id={more > 0 ? 'account.approval.approve-step' : 'account.approval.approve'}
          values={{ total: <Money amount={grandTotal} /> }}
        />
      </ActForm>
    </>
  );
}

function Reject({ refused }: Pick<ApprovalActsProps, 'refused'>) {
  const came = refused?.intent === 'reject' ? refused : undefined;
  return (
    <Disclosure summary={<FormattedMessage id="account.approval.reject" />} open={came !== undefined}>
      <ActForm
        act="reject"
        fields={
          <Field label={<FormattedMessage id="account.approval.reason" />}>
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                rows={3}
                maxLength={500}
                required
                defaultValue={came?.values.reason ?? ''}
              />
            )}
          </Field>
        }
      >
        <FormattedMessage id="account.approval.reject.do" />
      </ActForm>
    </Disclosure>
  );
}

interface ActFormProps {
  readonly act: Act;
  readonly isPrimary?: boolean;
  readonly fields?: ReactNode;
  /** the button's text */
  readonly children: ReactNode;
}

function ActForm({ act, isPrimary = false, fields, children }: ActFormProps) {
  const intl = useIntl();
  const { state, formData } = useNavigation();
  return (
    <Form
      method="post"
      className={styles.form}
      aria-label={intl.formatMessage({ id: `account.approval.form.${act}` })}
    >
      <PlainPostKey />
      <input type="hidden" name="intent" value={act} />
      {fields}
      <div>
        <Button
          type="submit"
          {...(isPrimary ? { variant: 'primary' } : {})}
          busy={state !== 'idle' && formData?.get('intent') === act}
        >
          {children}
        </Button>
      </div>
    </Form>
  );
}
