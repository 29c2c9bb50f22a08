import { useUser, withKey } from '@gantry/api-client';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { mayEverTransition } from '@gantry/domain/statuses/status-table';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import {
  useLazySalesAdminGetOrderQuery,
  useSalesAdminTransitionLinesMutation,
} from '../../api/orders.endpoints.ts';
import type { BulkAct, BulkWish } from '../../parts/bulk/bulk-act.ts';
import { useSendOnce, type SendOutcome } from '../../parts/bulk/use-send-once.ts';
import { refusalText } from '../../parts/outcome-alert.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { movableLines, type MovableLines } from './movable-lines.ts';

/** Where the lines of many orders can go at once. */
const bulkTargets = ['confirmed', 'on-hold'] as const satisfies readonly LineStatus[];

type Hindered = Extract<MovableLines, { blockers: unknown }>;
type Body = ReturnType<typeof bodyOf>;

/**
 * What somebody may do with many orders at once: takes the lines of each through the status book, as if its record were
 * open. Whether an order lets them is said when it is done.
 */
export function useBulkActs(): readonly BulkAct[] {
  const role = useUser()?.role;
  const transition = useOrderTransition();
  const { labelOf } = useStatusLabels();
  return bulkTargets
    .filter((to) => role && mayEverTransition(lineStatuses, role, to))
    .map((to) => ({
      name: to,
      reason: lineStatuses[to].needs?.includes('reason') ? 'needed' : 'optional',
      perform: async (key, wish) => {
        const outcome = await transition(key, to, wish);
        if (outcome.kind !== 'done') return { key, kind: 'unchanged', says: <Why outcome={outcome} /> };
        const values = { count: outcome.body.lineIds.length, status: labelOf('line-status', to) };
        return { key, kind: 'done', says: <FormattedMessage id="admin.bulk.orders.done" values={values} /> };
      },
    }));
}

/** Reads an order and takes those of its lines that can go to where they shall. */
function useOrderTransition() {
  const [readOrder] = useLazySalesAdminGetOrderQuery();
  const [transition] = useSalesAdminTransitionLinesMutation();
  const sendOnce = useSendOnce<Body, Hindered>();
  return (number: string, to: LineStatus, { reason }: BulkWish) =>
    sendOnce(number, {
      wish: `${to} ${reason}`,
      prepare: async () => {
        const { data: order, error } = await readOrder({ params: { number } });
        if (!order) return { error };
        const movable = movableLines(order, to, reason !== null);
        if (movable.hindrance) return { by: movable };
        return { body: bodyOf(order, movable.lineIds, to, reason) };
      },
      post: (body, key) => transition(withKey({ params: { number }, body }, key)),
    });
}

const bodyOf = (
  { version }: AdminOrder,
  lineIds: readonly string[],
  to: LineStatus,
  reason: string | null,
) => ({ to, reason, promisedOn: null, lineIds: [...lineIds], version });

/** Why an order stayed as it is. */
function Why({ outcome }: { readonly outcome: Exclude<SendOutcome<Body, Hindered>, { kind: 'done' }> }) {
  const intl = useIntl();
  if (outcome.kind === 'hindered' && outcome.by.hindrance !== 'BLOCKED')
    return <FormattedMessage id={`admin.bulk.orders.${outcome.by.hindrance}`} />;
  const blockers = outcome.kind === 'hindered' ? outcome.by.blockers : namedBlockers(outcome.failure?.data);
  const words = blockers.map((blocker) => intl.formatMessage({ id: `admin.blocker.${blocker}` }));
  if (words.length > 0) return <FormattedList type="unit" value={words} />;
  const failure = outcome.kind === 'refused' ? outcome.failure : undefined;
  return <FormattedMessage id={refusalText('admin.transition', failure)} />;
}

const namedBlockers = (data: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  Array.isArray(data?.['blockers']) ? data['blockers'] : [];
