import {
  PostgreSqlConnection,
  PostgreSqlDriver,
  type Configuration,
  type PostgreSqlPlatform,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { bindStatement } from './bound-statement.ts';

type Execute = PostgreSqlConnection['execute'];
type Arguments = Parameters<Execute>;

/** Sends the values of a statement beside its text, so that the text stays the same and its plan can be kept. */
class BindingConnection extends PostgreSqlConnection {
  override async execute<T>(...asked: Arguments): Promise<T> {
    const [query, params = [], method = 'all', transaction, loggerContext] = asked;
    const bound =
      typeof query === 'string' && Array.isArray(params)
        ? bindStatement(query, params, this.platform as PostgreSqlPlatform)
        : null;
    if (!bound || canBeAborted(loggerContext)) return super.execute(...asked) as Promise<T>;
    await this.ensureConnection();
    const compiled = CompiledQuery.raw(bound.text, [...bound.values]);
    const client = (transaction ?? this.getClient()) as ReturnType<PostgreSqlConnection['getClient']>;
    const send = async () => this.transformRawResult<T>(await client.executeQuery(compiled), method);
    return this.executeQuery(bound.text, send, {
      ...loggerContext,
      query: bound.text,
      params: [...bound.values],
    });
  }
}

/** Given up in the middle by a signal, which is the ORM's own business. */
const canBeAborted = (options: object | undefined): boolean =>
  options !== undefined && ('signal' in options || 'inflightQueryAbortStrategy' in options);

/** MikroORM's driver for PostgreSQL, with plans that are kept. */
export class PlanningDriver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    Object.assign(this, { connection: new BindingConnection(config) });
  }
}
