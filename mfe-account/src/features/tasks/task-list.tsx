import {
  myApprovalsPath,
  myInquiryPath,
  myInvoicePath,
  myOrderPath,
  myRequestPath,
} from '@gantry/contracts/addresses/account';
import { decideDelayPath } from '@gantry/contracts/addresses/checkout';
import type { MyTask, TaskKind } from '@gantry/contracts/schemas/my-tasks';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './task-list.module.css';

const placeOf: Readonly<Record<TaskKind, (number: string) => string>> = {
  offer: myInquiryPath,
  invoice: myInvoicePath,
  payment: myOrderPath,
  delay: (number) => decideDelayPath('keep', number),
  return: myRequestPath,
};

export interface TaskListProps {
  readonly tasks: readonly MyTask[];
  /** of all tasks, not only of these */
  readonly total: number;
  /** orders of colleagues that wait for this reader's approval */
  readonly toApprove: number;
}

/** What waits for the reader, what is due first at the top; nothing where nothing waits. */
export function TaskList({ tasks, total, toApprove }: TaskListProps) {
  if (tasks.length === 0 && toApprove === 0) return null;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className={styles.heading}>
        <FormattedMessage id="account.tasks.heading" />
      </h2>
      <ul className={styles.list}>
        {toApprove > 0 ? (
          <li>
            <Link to={myApprovalsPath()}>
              <FormattedMessage id="account.approvals.to-decide" values={{ count: toApprove }} />
            </Link>
          </li>
        ) : null}
        {tasks.map((task) => (
          <Task key={`${task.kind} ${task.number}`} task={task} />
        ))}
        {total > tasks.length ? (
          <li className={styles.when}>
            <FormattedMessage id="account.tasks.more" values={{ count: total - tasks.length }} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Task({ task: { kind, number, day, isOverdue, amount } }: { readonly task: MyTask }) {
  const formats = useFormats();
  const state = isOverdue ? 'overdue' : 'due';
  return (
    <li>
      <Link to={placeOf[kind](number)}>
        <FormattedMessage id={`account.tasks.${kind}`} values={{ number: number.toUpperCase() }} />
      </Link>
      {amount === null ? null : <span>{formats.money(amount)}</span>}
      {day ? (
        <span className={isOverdue ? styles.overdue : styles.when}>
          <FormattedMessage id={`account.tasks.${kind}.${state}`} values={{ day: formats.day(day) }} />
        </span>
      ) : null}
    </li>
  );
}
