import {
  certificateStatuses,
  type CertificateReason,
  type CertificateStatus,
} from '@gantry/domain/statuses/certificate-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { ClientBase } from 'pg';
import type { Customer } from '../customers.ts';
import { dayOf, isoOf } from '../log-rows.ts';
import { system, type Doer } from '../staff.ts';
import { atWork, dayMs } from '../work-time.ts';
import type { Row } from '../copy-rows.ts';
import { writeTable } from '../write-rows.ts';
import { noteStatus, type ShopFacts } from './shop-facts.ts';

/** A certificate that somebody sent, and where it stands. */
interface PlannedCertificate {
  readonly reason: CertificateReason;
  /** where it frees of tax: elsewhere than where the orders of the history went, which all were taxed */
  readonly states: readonly string[];
  /** days before the end of the history */
  readonly sent: number;
  /** days after the end; null: it has none */
  readonly expires: number | null;
  readonly path: readonly CertificateStatus[];
  readonly decision?: string;
}

const approved = ['new', 'pending-review', 'approved'] as const;
const waiting = ['new', 'pending-review'] as const;
const planned: readonly PlannedCertificate[] = [
  { reason: 'resale', states: ['MT'], sent: 210, expires: 520, path: approved },
  { reason: 'manufacturing', states: ['OH'], sent: 1, expires: 700, path: waiting },
  { reason: 'resale', states: ['ID', 'UT'], sent: 4, expires: 355, path: waiting },
  { reason: 'resale', states: ['TX'], sent: 344, expires: 21, path: approved },
  {
    reason: 'nonprofit',
    states: ['NE'],
    sent: 60,
    expires: 300,
    path: [...waiting, 'declined'],
    decision: 'The number is not in the register of the state.',
  },
  { reason: 'agriculture', states: ['SD'], sent: 400, expires: null, path: approved },
  { reason: 'resale', states: ['CO'], sent: 405, expires: -38, path: [...approved, 'expired'] },
];

/** Tax exemption certificates of some customers: checked, waiting, about to end, and ended. */
export async function addCertificates(client: ClientBase, facts: ShopFacts): Promise<void> {
  const rows = planned.flatMap((one, index) => {
    const customer = facts.customers[index];
    return customer ? [certificateRow(one, customer, facts)] : [];
  });
  await writeTable(client, 'taxation.certificate', rows);
  // what frees of tax is read anew
  await client.query('update taxation.book set version = version + 1 where id = 1');
}

function certificateRow(one: PlannedCertificate, customer: Customer, facts: ShopFacts): Row {
  const { end, chance } = facts;
  const { accountId, accountNumber, companyId, name, email, firm } = customer;
  const sentAt = atWork(end - (one.sent + 1) * dayMs, 0, chance);
  const number = `${one.states[0]}-${chance.between(100_000, 999_999)}`;
  const changedAt = walk(one, { number, sentAt, customer }, facts);
  const status = one.path.at(-1);
  const isDecided = one.path.length > 2;
  return {
    id: chance.uuidAt(sentAt),
    account_id: accountId,
    account_number: accountNumber,
    account_name: name,
    company_id: companyId,
    company: firm.name,
    email,
    locale: 'en-US',
    number,
    reason: one.reason,
    states: one.states,
    issued_at: dayOf(sentAt - 5 * dayMs),
    expires_at: one.expires === null ? null : dayOf(end + one.expires * dayMs),
    status,
    decision: one.decision ?? null,
    verified_by: isDecided ? facts.staff.finance.name : null,
    warned_days: status === 'approved' && one.expires !== null && one.expires < 30 ? 30 : null,
    sent_at: isoOf(sentAt),
    updated_at: isoOf(changedAt),
    version: one.path.length,
    submission: 1,
  };
}

/** Its statuses one after the other. @returns when it came to the last @throws Error outside of the status book */
function walk(
  { path, decision, expires }: PlannedCertificate,
  { number, sentAt, customer }: { number: string; sentAt: number; customer: Customer },
  facts: ShopFacts,
): number {
  const { finance } = facts.staff;
  const sender: Doer = { id: customer.accountId, name: customer.name, role: 'customer' };
  let at = sentAt;
  path.forEach((to, index) => {
    const from = path[index - 1] ?? null;
    const by = from === null ? sender : to === 'pending-review' || to === 'expired' ? system : finance;
    if (from && !mayTransition(certificateStatuses, by.role, from, to))
      throw new Error(`${by.role} may not take a certificate from ${from} to ${to}`);
    if (to === 'expired') at = facts.end + (expires ?? 0) * dayMs + 5 * 3_600_000;
    else if (by === finance) at = atWork(at, 0.5, facts.chance);
    const reason = to === 'declined' ? (decision ?? null) : null;
    noteStatus(facts, { entity: 'tax certificate', number }, { at, from, to, by, reason });
  });
  return at;
}
