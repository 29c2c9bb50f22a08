import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';

/**
 * Tells the owner of an account that it is on hold no more, or the company whose admin they are.
 * @param cause names what has released it, once
 * @param company its name, where it was on hold
 */
export function tellReleased(
  em: EntityManager,
  { id, email, name, locale }: Account,
  cause: string,
  company?: string,
): Promise<void> {
  const mark = { entity: `account:${id}`, version: `released:${cause}` };
  return publish(em, 'account.released', { email, name, locale, ...(company && { company }) }, mark);
}
