import { failureOf, newKey, useUser, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { isOneOfRoles, orderWorkRoles } from '@gantry/domain/roles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useSalesAdminAssignOrderMutation,
  useSalesAdminListOrderAssigneesQuery,
} from '../../api/orders.endpoints.ts';
import { AssigneeChoice } from '../../parts/assignee/assignee-choice.tsx';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from './order-record.module.css';

/** Whose an order is, and the ways to give it to somebody else or to take it on; to other roles its name alone. */
export function OrderAssignee({ order: { number, assignee } }: { readonly order: AdminOrder }) {
  const mayAssign = isOneOfRoles(orderWorkRoles, useUser()?.role);
  const { data: people = [] } = useSalesAdminListOrderAssigneesQuery(undefined, { skip: !mayAssign });
  const [assign] = useSalesAdminAssignOrderMutation();
  const [problem, setProblem] = useState<Failure['error']>();
  if (!mayAssign) return assignee ? <OthersName name={assignee.name} /> : null;
  const send = async (assigneeId: string | null) => {
    const body = { assigneeId, wasAssigneeId: assignee?.accountId ?? null };
    const { error } = await assign(withKey({ params: { number }, body }, newKey()));
    setProblem(error ? failureOf(error) : undefined);
  };
  return (
    <div className={styles.buttons}>
      <AssigneeChoice current={assignee} people={people} onAssign={send} />
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.order.assign', problem)} />
        </OutcomeAlert>
      ) : null}
    </div>
  );
}

const OthersName = ({ name }: { readonly name: string }) => (
  <p className={styles.buttons}>
    <FormattedMessage id="admin.order.assigned" values={{ name }} />
  </p>
);
