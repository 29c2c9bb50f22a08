import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { OrderApproval } from './order-approval.entity.ts';
import type { TakenStep } from './taken-step.ts';

type Reader = Pick<Identity, 'accountId' | 'companyId' | 'companyRole'>;

/** The company whose orders somebody approves; null where they approve none. */
const companyDecidedBy = ({ companyId, companyRole }: Reader): string | null =>
  companyId && companyRole && mayActInCompany('approve-orders', companyRole) ? companyId : null;

/** Whether somebody may look at it: whoever asked, and who approves for the company it was asked in. */
const mayRead = (reader: Reader, approval: OrderApproval): boolean =>
  approval.accountId === reader.accountId || approval.companyId === companyDecidedBy(reader);

const readable = '(a.account_id = ? or a.company_id = ?::uuid)';
const isOpen = `(a.status = 'waiting' and a.expires_at > now())`;

/** A company in which more waits decides about the first asked first. */
const maxOpen = 1000;

interface ListQuery {
  readonly page: number;
  readonly size: number;
  /** ids of those that wait for whoever looks */
  readonly asked: readonly string[];
}

/** As much of what waits as says for whom. */
interface OpenApproval {
  readonly id: string;
  readonly accountId: string;
  readonly steps: readonly TakenStep[];
}

/** Orders that were asked for, in the database. */
@Injectable()
export class OrderApprovalRepository {
  constructor(private readonly em: EntityManager) {}

  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select 'p-' || nextval('sales.order_approval_number') as number`,
    );
    if (!row) throw new Error('the sequence gave no number');
    return row.number;
  }

  /** What somebody may look at; null also for that of others. */
  async findReadable(reader: Reader, number: string): Promise<OrderApproval | null> {
    const approval = await this.em.findOne(OrderApproval, { number }, { refresh: true });
    return approval && mayRead(reader, approval) ? approval : null;
  }

  /** The same, locked until the transaction ends. */
  async lockReadable(reader: Reader, number: string): Promise<OrderApproval | null> {
    const approval = await this.lock(number);
    return approval && mayRead(reader, approval) ? approval : null;
  }

  lock(number: string): Promise<OrderApproval | null> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.em.findOne(OrderApproval, { number }, options);
  }

  /** What waits of an offer, also where its time is over. */
  findWaitingOf(offerId: string): Promise<OrderApproval | null> {
    return this.em.findOne(OrderApproval, { offer: { id: offerId }, status: 'waiting' }, { refresh: true });
  }

  /** The number of what an account has asked for by exactly this request within the last day. */
  async findRepeat(accountId: string, requestHash: string): Promise<string | null> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select number from sales.order_approval where account_id = ? and request_hash = ?
         and asked_at > now() - interval '1 day' order by asked_at desc limit 1`,
      [accountId, requestHash],
    );
    return row?.number ?? null;
  }

  /** What waits in a company, the first asked first; without what is held. */
  findOpen(companyId: string): Promise<OpenApproval[]> {
    return this.em.execute(
      `select a.id, a.account_id as "accountId", a.steps from sales.order_approval a
       where a.company_id = ? and ${isOpen} order by a.asked_at limit ?`,
      [companyId, maxOpen],
    );
  }

  /** What somebody may look at: first what waits for them, by its id, then what waits for others, then the newest. */
  async listReadable(reader: Reader, { page, size, asked }: ListQuery) {
    const rows = await this.em.execute<{ id: string }[]>(
      `select a.id from sales.order_approval a where ${readable}
       order by ${isOpen} desc, a.id in (select jsonb_array_elements_text(?::jsonb)::uuid) desc,
         case when ${isOpen} then a.asked_at end, a.asked_at desc limit ? offset ?`,
      [reader.accountId, companyDecidedBy(reader), JSON.stringify(asked), size, (page - 1) * size],
    );
    const found = await this.em.find(
      OrderApproval,
      { id: { $in: rows.map(({ id }) => id) } },
      { refresh: true },
    );
    const byId = new Map(found.map((approval) => [approval.id, approval]));
    return rows.flatMap(({ id }) => byId.get(id) ?? []);
  }

  /** How many somebody may look at. */
  async countReadable(reader: Reader): Promise<number> {
    const [row] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from sales.order_approval a where ${readable}`,
      [reader.accountId, companyDecidedBy(reader)],
    );
    return row?.total ?? 0;
  }

  /** Numbers of those that wait, end before a time, and were not reminded of, the first to end first. */
  async findUnreminded(before: Date, limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ number: string }[]>(
      `select number from sales.order_approval
       where status = 'waiting' and reminded_at is null and expires_at > now() and expires_at <= ?
       order by expires_at limit ?`,
      [before, limit],
    );
    return rows.map(({ number }) => number);
  }

  /** Numbers of those whose time is over, the oldest first. */
  async findOverdue(limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ number: string }[]>(
      `select number from sales.order_approval where status = 'waiting' and expires_at <= now()
       order by expires_at limit ?`,
      [limit],
    );
    return rows.map(({ number }) => number);
  }
}
