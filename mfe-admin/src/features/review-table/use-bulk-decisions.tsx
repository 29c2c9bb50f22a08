import { useUser, withKey } from '@gantry/api-client';
import { mayTransitionReview } from '@gantry/domain/statuses/review-statuses';
import { FormattedMessage } from 'react-intl';
import {
  useCatalogAdminTransitionReviewMutation,
  useLazyCatalogAdminGetReviewQuery,
} from '../../api/reviews.endpoints.ts';
import type { BulkAct } from '../../parts/bulk/bulk-act.ts';
import { useSendOnce } from '../../parts/bulk/use-send-once.ts';
import { refusalText } from '../../parts/outcome-alert.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';

/** Decisions about reviews that wait; each is read as it is then, so that nobody decides on what was changed meanwhile. */
const decisions = ['approved', 'declined'] as const;
type Decision = (typeof decisions)[number];
interface Body {
  readonly to: Decision;
  readonly reason: string | null;
  readonly version: number;
}

/** What somebody may decide about many reviews at once. */
export function useBulkDecisions(): readonly BulkAct[] {
  const role = useUser()?.role;
  const { labelOf } = useStatusLabels();
  const [readReview] = useLazyCatalogAdminGetReviewQuery();
  const [transition] = useCatalogAdminTransitionReviewMutation();
  const sendOnce = useSendOnce<Body, 'WRONG_STATE'>();
  return decisions
    .filter((to) => role && mayTransitionReview(role, 'pending-review', to))
    .map((to) => ({
      name: to,
      reason: to === 'declined' ? 'needed' : 'none',
      perform: async (id, { reason }) => {
        const outcome = await sendOnce(id, {
          wish: `${to} ${reason}`,
          prepare: async () => {
            const { data: review, error } = await readReview({ params: { id } });
            if (!review) return { error };
            if (!review.transitions.some((one) => one.to === to)) return { by: 'WRONG_STATE' };
            return { body: { to, reason, version: review.version } };
          },
          post: (body, key) => transition(withKey({ params: { id }, body }, key)),
        });
        if (outcome.kind === 'done') return { key: id, kind: 'done', says: labelOf('review-status', to) };
        const failure = outcome.kind === 'refused' ? outcome.failure : { code: outcome.by };
        return {
          key: id,
          kind: 'unchanged',
          says: <FormattedMessage id={refusalText('admin.review', failure)} />,
        };
      },
    }));
}
