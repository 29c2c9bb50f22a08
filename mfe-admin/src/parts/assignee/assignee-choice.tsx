import { useUser } from '@gantry/api-client';
import type { Assignee } from '@gantry/contracts/schemas/assignee';
import { Button, Select } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './assignee-choice.module.css';

export interface AssigneeChoiceProps {
  /** whose the record is; null: nobody's */
  readonly current: { readonly accountId: string; readonly name: string } | null;
  /** whom it can be given to */
  readonly people: readonly Assignee[];
  readonly onAssign: (accountId: string | null) => Promise<void>;
}

/** Whose a record is among the staff, and the ways to give it to somebody else or to take it on. */
export function AssigneeChoice({ current, people, onAssign }: AssigneeChoiceProps) {
  const intl = useIntl();
  const user = useUser();
  // who has left, or works at something else, still has what they had
  const isListed = !current || people.some(({ accountId }) => accountId === current.accountId);
  const me = people.find(({ accountNumber }) => accountNumber === user?.accountNumber);
  return (
    <>
      <label className={styles.assignee}>
        <FormattedMessage id="admin.inquiries.assignee" />{' '}
        <Select
          value={current?.accountId ?? ''}
          onChange={({ currentTarget }) => void onAssign(currentTarget.value || null)}
        >
          <option value="">{intl.formatMessage({ id: 'admin.quote.nobody' })}</option>
          {isListed ? null : <option value={current.accountId}>{current.name}</option>}
          {people.map(({ accountId, name }) => (
            <option key={accountId} value={accountId}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      {me && me.accountId !== current?.accountId ? (
        <Button size="small" onClick={() => void onAssign(me.accountId)}>
          <FormattedMessage id="admin.quote.take" />
        </Button>
      ) : null}
    </>
  );
}
