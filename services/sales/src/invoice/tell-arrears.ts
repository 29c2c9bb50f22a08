import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';

/**
 * Tells identity that an account has an invoice unpaid after its last reminder, or none any more.
 * @param cause names what has changed it, once
 */
export function tellArrears(
  em: EntityManager,
  arrears: EventPayload<'account.arrears-changed'>,
  cause: string,
): Promise<void> {
  const mark = { entity: `account:${arrears.accountId}`, version: `arrears:${cause}`, inOrder: true };
  return publish(em, 'account.arrears-changed', arrears, mark);
}
