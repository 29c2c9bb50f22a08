import type { Identity } from './schemas/account.ts';

/**
 * Who makes a call, as histories and the trail name them: staff who act for a customer before the customer, a program by
 * the name of its key behind its owner. Null for guests.
 */
export function nameOfCaller({ name, email, actor, key }: Identity): string | null {
  const owner = name ?? email;
  if (actor) return `${actor.name} / ${owner}`;
  return key ? `${owner} (${key.name})` : owner;
}
