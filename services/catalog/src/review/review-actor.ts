import type { Identity } from '@gantry/contracts/schemas/account';
import type { ReviewActorRole } from '@gantry/domain/statuses/review-statuses';

/** Who acts on a review, and their role in the status book. */
export interface ReviewActor {
  readonly accountId: string | null;
  readonly name: string | null;
  readonly role: ReviewActorRole;
}
export const system: ReviewActor = { accountId: null, name: null, role: 'system' };
/** Many readers together; none of them is named. */
export const readers: ReviewActor = { accountId: null, name: null, role: 'readers' };

export const authorOf = ({ accountId, name, email }: Identity): ReviewActor => ({
  accountId,
  name: name ?? email,
  role: 'author',
});
export const staffOf = ({ accountId, name, email, role }: Identity): ReviewActor => ({
  accountId,
  name: name ?? email,
  role,
});
