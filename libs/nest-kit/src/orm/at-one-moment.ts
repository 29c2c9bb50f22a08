import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';

/**
 * Reads what takes several queries as it was at one moment: what is committed meanwhile is in all of it or in none.
 * Inside, every EntityManager of the service is that transaction, and nothing read before is reused.
 */
export function atOneMoment<Result>(
  em: EntityManager,
  read: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  const options = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
  return em.fork().transactional((tx) => read(tx as EntityManager), options);
}
