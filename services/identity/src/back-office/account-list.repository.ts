import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  accountQueues,
  type adminAccountSorts,
  type AccountQueue,
  type AdminAccounts,
} from '@gantry/contracts/schemas/admin-account';
import { defaultCompanyRole, type CompanyRole } from '@gantry/domain/company-roles';
import { staffRoles } from '@gantry/domain/roles';
import { literal } from '@gantry/nest-kit/like';
import { orderBy } from '@gantry/nest-kit/sort-columns';

interface ListQuery {
  readonly queue: AccountQueue;
  readonly search?: string | undefined;
  readonly companyRole?: CompanyRole | undefined;
  /** as the address has it; without one the newest first */
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}
type Item = AdminAccounts['items'][number];
type Row = Omit<Item, 'createdAt' | 'seenAt'> & { readonly created_at: Date; readonly seen_at: Date | null };

const staff = staffRoles.map((role) => `'${role}'`).join(', ');
const conditions: Readonly<Record<AccountQueue, string>> = {
  all: 'true',
  customers: `a.role not in (${staff})`,
  staff: `a.role in (${staff})`,
  /** of people nobody looks after: no admin of their company is confirmed and let in */
  'no-admin': `a.company_id is not null and a.status not in ('merged', 'deleted') and not exists (
    select from identity.account b where b.company_id = a.company_id and b.company_role = 'admin'
      and b.deactivated_at is null and b.status in ('active', 'on-hold'))`,
  'on-hold': `a.status = 'on-hold'`,
  proposed: `a.proposal is not null`,
  'black-list': `a.status = 'black-list'`,
};
const from = 'from identity.account a left join identity.company c on c.id = a.company_id';
const companyRole = `case when a.company_id is not null then coalesce(a.company_role, '${defaultCompanyRole}') end`;
const matches = `(?::text is null or ${companyRole} = ?) and (?::text is null or a.number ilike ? or a.name ilike ? or a.email ilike ?
  or coalesce(c.name, a.company) ilike ?)`;

const sorts: Readonly<Record<(typeof adminAccountSorts)[number], string>> = {
  // as numbers: a shorter one comes first
  number: 'lpad(a.number, 20)',
  name: 'lower(a.name)',
  company: 'lower(coalesce(c.name, a.company))',
  role: 'a.role',
  status: 'a.status',
  created: 'a.created_at',
  seen: '(select max(s.seen_at) from identity.session s where s.account_id = a.id)',
};

/** Accounts as the back office lists them. */
@Injectable()
export class AccountList {
  constructor(private readonly em: EntityManager) {}

  /** One page of a queue, the newest first, with how many of what is searched for are in each. */
  async listAccounts({
    queue,
    search,
    companyRole: role,
    sort,
    page = 1,
    size = 50,
  }: ListQuery): Promise<AdminAccounts> {
    const pattern = search ? `%${literal(search)}%` : null;
    const values = [role ?? null, role ?? null, ...Array.from({ length: 5 }, () => pattern)];
    const counts = await this.count(values);
    const rows = await this.em.execute<Row[]>(
      `select a.number, a.name, a.email, coalesce(c.name, a.company) as company, ${companyRole} as "companyRole",
              a.role, a.status, a.created_at,
              (select max(s.seen_at) from identity.session s where s.account_id = a.id) as seen_at
       ${from} where ${conditions[queue]} and ${matches} 
       order by ${orderBy(sort, { names: sorts, id: 'a.id', otherwise: 'a.created_at desc' })} limit ? offset ?`,
      [...values, size, (page - 1) * size],
    );
    return { items: rows.map(itemOf), total: counts[queue], page, size, counts };
  }

  private async count(values: readonly (string | null)[]): Promise<Record<AccountQueue, number>> {
    const sums = accountQueues.map(
      (queue) => `count(*) filter (where ${conditions[queue]})::int as "${queue}"`,
    );
    const [row] = await this.em.execute<Record<AccountQueue, number>[]>(
      `select ${sums.join(', ')} ${from} where ${matches}`,
      [...values],
    );
    return row as Record<AccountQueue, number>;
  }
}

const itemOf = ({ created_at: createdAt, seen_at: seenAt, ...facts }: Row): Item => ({
  ...facts,
  createdAt: new Date(createdAt).toISOString(),
  seenAt: seenAt && new Date(seenAt).toISOString(),
});
