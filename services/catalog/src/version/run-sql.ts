import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { ClientBase } from 'pg';

/**
 * Runs SQL inside the caller's transaction and answers its rows. Parameters are `$1`, `$2` …; lists of ids are
 * given as the text of an array (`idList`).
 */
export type RunSql = <Row extends object>(sql: string, parameters: unknown[]) => Promise<Row[]>;

/** On a connection of its own, as imports and commands have. */
export const runOn =
  (client: ClientBase): RunSql =>
  async <Row extends object>(sql: string, parameters: unknown[]) =>
    (await client.query<Row>(sql, parameters)).rows;

/** In the transaction of an EntityManager. */
export const runIn =
  (em: EntityManager): RunSql =>
  async <Row extends object>(sql: string, parameters: unknown[]) =>
    (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;

/** Ids as the text of an array. */
export const idList = (ids: readonly number[]): string => `{${ids.join(',')}}`;
