import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

/**
 * Runs SQL inside the caller's transaction and answers its rows. Parameters are `$1`, `$2` … in this order, each named
 * once; lists of ids are given as the text of an array (`idList`).
 */
export type RunSql = <Row extends object>(sql: string, parameters: unknown[]) => Promise<Row[]>;

/** On a connection of its own, as imports and commands have. */
export const runOn =
  (client: ClientBase): RunSql =>
  async <Row extends object>(sql: string, parameters: unknown[]) =>
    (await client.query<Row>(sql, parameters)).rows;

/** In the transaction of an EntityManager, which marks parameters otherwise. */
export const runIn =
  (em: EntityManager): RunSql =>
  <Row extends object>(sql: string, parameters: unknown[]) =>
    em.execute<Row[]>(sql.replaceAll(/\$\d+/g, '?'), parameters);

/** Ids as the text of an array: some drivers spread an array over several parameters. */
export const idList = (ids: readonly number[]): string => `{${ids.join(',')}}`;
