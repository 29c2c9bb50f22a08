import type { Client, Pool } from 'pg';
import { PlannedStatements, type PlannedStatement } from './planned-statements.ts';

type Query = (asked: unknown, ...rest: unknown[]) => Promise<unknown>;
const invalidPlan = '0A000';

/**
 * Names the statements of a pool's connections that are asked again and again. A statement whose table has got other
 * columns since, by the migration of a newer release beside this one, is planned anew; inside a transaction, which
 * PostgreSQL has given up by then, from the next time on.
 */
export function keepPlans(pool: Pool): void {
  const planned = new PlannedStatements();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query;
    let isOpen = false;
    const named = async (statement: PlannedStatement): Promise<unknown> => {
      try {
        return await send(statement);
      } catch (error) {
        if ((error as { code?: unknown }).code !== invalidPlan) throw error;
        planned.forget(statement.text);
        if (isOpen) throw error;
        return send(statement.text, statement.values);
      }
    };
    const query: Query = (asked, ...rest) => {
      if (typeof asked !== 'string') return send(asked, ...rest);
      if (begins.test(asked)) isOpen = true;
      else if (ends.test(asked)) isOpen = false;
      const statement = rest.length === 1 ? planned.nameStatement(asked, rest[0]) : null;
      return statement ? named(statement) : send(asked, ...rest);
    };
    client.query = query as unknown as Client['query'];
  });
}

const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback$)/;
