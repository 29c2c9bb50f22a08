import type { ProviderLedger } from '@gantry/service-payments/ledger';
import type { ClientBase } from 'pg';
import type { AuditRule, Finding } from './audit-rule.ts';
import { auditRules } from './rules/index.ts';

/** What the provider has written down; null where it cannot be read. */
type Ledger = ProviderLedger | null;

interface RuleReport {
  readonly rule: AuditRule;
  readonly findings: readonly Finding[];
}

/** Compares everything the shop has written down, as it was at one moment: shoppers may go on meanwhile. */
export async function runAudit(database: ClientBase, ledger: Ledger = null): Promise<RuleReport[]> {
  await database.query('begin isolation level repeatable read read only');
  try {
    // rules add up whole tables: what is added up has its place in memory, not in files
    await database.query(`set local work_mem = '128MB'`);
    return await applyRules(database, ledger);
  } finally {
    await database.query('rollback');
  }
}

/** The same inside the caller's transaction. */
export async function applyRules(database: ClientBase, ledger: Ledger = null): Promise<RuleReport[]> {
  const busy = await busyRecords(database);
  const reports: RuleReport[] = [];
  for (const rule of auditRules) {
    const all = await rule.findDisagreements(database, ledger);
    const findings = rule.isDelayed ? all.filter(({ record }) => !busy.has(record)) : all;
    reports.push({ rule, findings });
  }
  return reports;
}

/** Records whose events are still on their way, by every name an event gives them. */
async function busyRecords(database: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ record: string }>(
    `select distinct name.record from graphile_worker._private_jobs j,
       lateral (values (j.payload -> 'payload' ->> 'number'), (j.payload -> 'payload' ->> 'orderNumber'),
                       (j.payload -> 'payload' ->> 'entityNumber')) name (record)
     where name.record is not null and j.attempts < j.max_attempts
     union
     select named ->> 'number' from graphile_worker._private_jobs j,
       lateral json_array_elements(case json_typeof(j.payload -> 'payload' -> 'orders')
                                   when 'array' then j.payload -> 'payload' -> 'orders' end) named
     where json_typeof(named) = 'object' and j.run_at <= now() and j.attempts < j.max_attempts`,
  );
  return new Set(rows.map(({ record }) => record));
}
