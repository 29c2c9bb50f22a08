import type { ClientBase } from 'pg';
import type { ProviderLedger } from '@gantry/service-payments/ledger';

/** A disagreement between two things the shop has written down. */
export interface Finding {
  /** the record that is meant: an order's or invoice's number, a part number, an entry */
  readonly record: string;
  /** what each side says */
  readonly detail: string;
}

/** One thing that must always hold. It reads and never writes. */
export interface AuditRule {
  /** kebab-case, printed in front of each finding */
  readonly name: string;
  /** what must hold, as one sentence */
  readonly says: string;
  /**
   * whether one side follows the other by the outbox: a record with unfinished jobs is then left to the next run
   */
  readonly isDelayed?: true;
  /** @param ledger what the provider has written down; null where it cannot be read */
  findDisagreements(database: ClientBase, ledger: ProviderLedger | null): Promise<Finding[]>;
}

/** A rule that one query decides: its rows are the disagreements, in columns `record` and `detail`. */
export const sqlRule = ({
  sql,
  ...rule
}: Omit<AuditRule, 'findDisagreements'> & { sql: string }): AuditRule => ({
  ...rule,
  findDisagreements: async (database) => (await database.query<Finding>(sql)).rows,
});
