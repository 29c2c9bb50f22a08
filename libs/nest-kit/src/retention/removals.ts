import type { INestApplicationContext } from '@nestjs/common';
import type { RetentionRuleId, RuleOf, RetentionService } from '@gantry/domain/retention';

/** Rows of a table that go, or are masked, by their age. */
export interface RowRemoval {
  /** with its schema */
  readonly table: string;
  /** SQL: the time its period begins at */
  readonly begins: string;
  /** SQL: which of them; all without it. Of rows that are masked, those that are not yet */
  readonly only?: string;
  /** SQL: what the columns say from then on; without it the rows are deleted */
  readonly mask?: string;
}
/** What more than SQL has to do, such as removing files. @returns how many records */
export type OwnRemoval = (app: INestApplicationContext, before: Date) => Promise<number>;

/** What a rule removes, in this order. */
export type Removal = RowRemoval | OwnRemoval;
/** How a service follows its rules. */
export type Removals = Readonly<Partial<Record<RetentionRuleId, readonly Removal[]>>>;
/** Every rule a service has to follow. */
export type RemovalsOf<Service extends RetentionService> = Readonly<
  Record<RuleOf<Service>, readonly Removal[]>
>;

/** Records of one statement: a lock on them is short. */
export const removalBatch = 500;

/** SQL that removes, or masks, a batch of what is older; its parameter is the end of the period. */
export function removalStatement({ table, begins, only = 'true', mask }: RowRemoval): string {
  const old = `select ctid from ${table} where ${begins} < ?::timestamptz and (${only})
    limit ${removalBatch} for update skip locked`;
  const act = mask ? `update ${table} set ${mask}` : `delete from ${table}`;
  return `${act} where ctid = any(array(${old})) returning 1`;
}

/** SQL of an address of which is left what taxes depend on. */
export const maskedAddress = (column: string): string =>
  `${column} || '{"company": null, "attention": "—", "line1": "—", "line2": null, "phone": null}'::jsonb`;
