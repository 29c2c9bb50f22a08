import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../errors.ts';

/** One repeatable write: who does what (`scope`), with which key, and the request it stands for. */
export interface RepeatableWrite {
  /** names the operation and its owner, such as `place-order:<account or cart>` */
  readonly scope: string;
  readonly key: string;
  /** anything JSON; another request under the same key is refused */
  readonly request: unknown;
}

/**
 * Does a write once: `run` works inside a transaction together with the record of its answer, and the same key
 * returns that answer again. Two at once: the second waits for the first. A failed run leaves the key free.
 * @throws DomainError IDEMPOTENCY_CONFLICT when the key was used for another request
 */
export function idempotent<Answer>(
  em: EntityManager,
  write: RepeatableWrite,
  run: (em: EntityManager) => Promise<Answer>,
): Promise<Answer> {
  const hash = requestHash(write.request);
  return em.transactional(async (tx) => {
    const table = tableOf(tx);
    const claimed = await tx.execute(
      `insert into ${table} (scope, key, request_hash) values (?, ?, ?) on conflict do nothing returning key`,
      [write.scope, write.key, hash],
    );
    if (claimed.length === 0) return storedAnswer<Answer>(tx, write, hash);
    const answer = await run(tx);
    await tx.execute(`update ${table} set answer = ?::jsonb where scope = ? and key = ?`, [
      JSON.stringify(answer ?? null),
      write.scope,
      write.key,
    ]);
    return answer;
  });
}

async function storedAnswer<Answer>(
  em: EntityManager,
  write: RepeatableWrite,
  hash: string,
): Promise<Answer> {
  const [row] = await em.execute<{ request_hash: string; answer: Answer }[]>(
    `select request_hash, answer from ${tableOf(em)} where scope = ? and key = ?`,
    [write.scope, write.key],
  );
  if (row?.request_hash !== hash) throw new DomainError('IDEMPOTENCY_CONFLICT');
  return row.answer;
}

const tableOf = (em: EntityManager) => `"${em.config.get('schema')}".idempotent_write`;

/** A hash that does not depend on the order of keys. */
export function requestHash(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)) ?? '')
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
}

/**
 * Forgets the answers that were kept for an account, and those that name an e-mail address: whoever repeats such a write
 * later does it anew. Within the transaction of an erasure.
 */
export async function forgetWritesOf(
  em: EntityManager,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<void> {
  await em.execute(
    `delete from ${tableOf(em)} where position(? in scope) > 0 or position(? in answer::text) > 0`,
    [accountId, email],
  );
}
