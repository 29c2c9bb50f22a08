import { failureOf, newKey, withKey } from '@gantry/api-client';
import { adminOfferPath, adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { Button, LinkButton } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useSalesAdminAssignInquiryMutation,
  useSalesAdminCopyInquiryMutation,
  useSalesAdminListAssigneesQuery,
  useSalesAdminSplitInquiryMutation,
} from '../../api/quotes.endpoints.ts';
import { AssigneeChoice } from '../../parts/assignee/assignee-choice.tsx';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from './lines/quote-grid.module.css';

export interface RecordBarProps {
  readonly inquiry: AdminInquiry;
  /** ids of the lines that are marked */
  readonly chosen: ReadonlySet<string>;
}

/** What can be done with the whole record: who has it, some lines into a quote of their own, a copy, its offer. */
export function RecordBar({ inquiry, chosen }: RecordBarProps) {
  const { split, copy, assign, problem } = useRecordActions(inquiry);
  const { status, may, number } = inquiry;
  const hasOffer = status === 'move-to-offer' || status === 'sent-offer' || status === 'move-to-order';
  return (
    <div className={styles.bar}>
      {may.assign ? <Assignee inquiry={inquiry} onAssign={assign} /> : null}
      {may.editLines ? (
        <Button
          size="small"
          disabled={chosen.size === 0 || chosen.size === inquiry.lines.length}
          onClick={() => void split([...chosen])}
        >
          <FormattedMessage id="admin.quote.split" values={{ count: chosen.size }} />
        </Button>
      ) : null}
      {may.assign || status === 'cancelled' || status === 'move-to-order' ? (
        <Button size="small" onClick={() => void copy()}>
          <FormattedMessage id="admin.quote.copy" />
        </Button>
      ) : null}
      {hasOffer ? (
        <LinkButton size="small" variant="primary" to={adminOfferPath(number)}>
          <FormattedMessage id="admin.quote.offer" />
        </LinkButton>
      ) : null}
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.inquiry.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
    </div>
  );
}

interface AssigneeProps {
  readonly inquiry: AdminInquiry;
  readonly onAssign: (accountId: string | null) => Promise<void>;
}

function Assignee({ inquiry: { assigneeId, assignee }, onAssign }: AssigneeProps) {
  const { data: people = [] } = useSalesAdminListAssigneesQuery();
  const current = assigneeId === null ? null : { accountId: assigneeId, name: assignee ?? '' };
  return <AssigneeChoice current={current} people={people} onAssign={onAssign} />;
}

/** Each goes to the record it makes; what is refused says why. */
function useRecordActions({ number, version }: AdminInquiry) {
  const navigate = useNavigate();
  const [splitCall] = useSalesAdminSplitInquiryMutation();
  const [copyCall] = useSalesAdminCopyInquiryMutation();
  const [assignCall] = useSalesAdminAssignInquiryMutation();
  const [problem, setProblem] = useState<ReturnType<typeof failureOf>>();
  const params = { number };
  const goTo = async ({ data, error }: { data?: { number: string }; error?: unknown }) => {
    setProblem(error ? failureOf(error) : undefined);
    if (data) await navigate(adminQuotePath(data.number));
  };
  return {
    problem,
    split: async (lineIds: string[]) =>
      goTo(await splitCall(withKey({ params, body: { version, lineIds } }, newKey()))),
    copy: async () => goTo(await copyCall(withKey({ params }, newKey()))),
    assign: async (assigneeId: string | null) => {
      const { error } = await assignCall(withKey({ params, body: { version, assigneeId } }, newKey()));
      setProblem(error ? failureOf(error) : undefined);
    },
  };
}
