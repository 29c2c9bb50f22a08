import type * as v from 'valibot';
import type { ServiceName } from './callers.ts';

/**
 * Facts one service tells the others, written to the outbox in the transaction that made them true.
 * `subscribers` each get one job per event; handling is idempotent by (entity, version, effect).
 */
export interface EventDefinition<Schema extends v.GenericSchema = v.GenericSchema> {
  readonly publisher: ServiceName | readonly ServiceName[];
  readonly subscribers: readonly ServiceName[];
  readonly payload: Schema;
}
/** Declares an event and keeps the exact type of its payload. */
export const defineEvent = <const Schema extends v.GenericSchema>(definition: EventDefinition<Schema>) =>
  definition;
