import { useUser } from '@gantry/api-client';
import type { WaitingQueues } from '@gantry/contracts/schemas/operations';
import {
  isOneOfRoles,
  jobRoles,
  reviewRoles,
  staffRoles,
  taxReaderRoles,
  unmatchedReaderRoles,
  type Role,
} from '@gantry/domain/roles';
import {
  useCatalogCountWaitingQuery,
  useNotificationsCountWaitingQuery,
  usePaymentsCountWaitingQuery,
  useSalesCountWaitingQuery,
  useTaxationCountWaitingQuery,
} from '../../api/waiting.endpoints.ts';

/** How often the counts are read again, in milliseconds; all who show them share one answer. */
const pollingInterval = 60_000;

/** What waits for staff, as far as the reader may know; a service that does not answer leaves its queues out. */
export function useWaiting(): WaitingQueues {
  const role = useUser()?.role;
  const ifOneOf = (readers: readonly Role[]) => ({ pollingInterval, skip: !isOneOfRoles(readers, role) });
  const answers = [
    useSalesCountWaitingQuery(undefined, ifOneOf(staffRoles)),
    useCatalogCountWaitingQuery(undefined, ifOneOf(reviewRoles)),
    useTaxationCountWaitingQuery(undefined, ifOneOf(taxReaderRoles)),
    usePaymentsCountWaitingQuery(undefined, ifOneOf(unmatchedReaderRoles)),
    useNotificationsCountWaitingQuery(undefined, ifOneOf(jobRoles)),
  ];
  return answers.flatMap(({ data }) => data?.queues ?? []);
}
