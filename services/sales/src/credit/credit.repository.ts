import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** What one order owes or will owe, invoiced or not: what was paid or cancelled is not in it. */
const owed = `sum(greatest(0, due - coalesce((payment_facts ->> 'captured')::bigint, 0)
                              + coalesce((payment_facts ->> 'refunded')::bigint, 0)))`;
const onTerms = `payment_term <> 'advanced'`;
const onOwnLine = `coalesce(credit_use ->> 'line', '') not like 'company:%'`;

/** What is owed on net terms, in minor units, at this moment. */
@Injectable()
export class CreditRepository {
  constructor(private readonly em: EntityManager) {}

  /** Orders of one line are counted one after the other, or two could pass under one limit: until the transaction ends. */
  async lockLine(line: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [`credit:${line}`]);
  }

  /** What stands against the line of an account: what it ordered on that of a company does not. */
  exposureOfAccount(accountId: string): Promise<number> {
    return this.sumOf(`account_id = ? and ${onTerms} and ${onOwnLine}`, accountId);
  }

  /** All that was ordered in the name of a company, whoever of it did, and on whatever line. */
  exposureOfCompany(companyId: string): Promise<number> {
    return this.sumOf(`company_id = ? and ${onTerms}`, companyId);
  }

  /** All that an account has ordered, on whatever line. */
  balanceOfAccount(accountId: string): Promise<number> {
    return this.sumOf(`account_id = ? and ${onTerms}`, accountId);
  }

  private async sumOf(where: string, id: string): Promise<number> {
    const sql = `select ${owed} as owed from sales."order" where ${where}`;
    const [row] = await this.em.execute<{ owed: string | null }[]>(sql, [id]);
    return Number(row?.owed ?? 0);
  }
}
