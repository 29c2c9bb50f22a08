import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';

/**
 * Tells the owner of an account that it is on hold no more.
 * @param cause names what has released it, once
 */
export function tellReleased(
  em: EntityManager,
  { id, email, name, locale }: Account,
  cause: string,
): Promise<void> {
  const mark = { entity: `account:${id}`, version: `released:${cause}` };
  return publish(em, 'account.released', { email, name, locale }, mark);
}
