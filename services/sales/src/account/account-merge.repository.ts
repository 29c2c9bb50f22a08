import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { InvoiceRepository } from '../invoice/invoice.repository.ts';
import { tellArrears } from '../invoice/tell-arrears.ts';

/** Binds the records of an account to the one that has taken its place. */
@Injectable()
export class AccountMergeRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** What is being written, its cart and a request for a quote, ends with it: the other account may have its own. */
  @OnEvent('account.merged')
  async rebind({ fromId, intoId, intoNumber }: EventPayload<'account.merged'>): Promise<void> {
    for (const table of ['sales."order"', 'sales.inquiry', 'sales.invoice', 'sales.order_approval'])
      await this.em.execute(`update ${table} set account_id = ?, account_number = ? where account_id = ?`, [
        intoId,
        intoNumber,
        fromId,
      ]);
    for (const table of ['sales.saved_list', 'sales.dunning_notice'])
      await this.em.execute(`update ${table} set account_id = ? where account_id = ?`, [intoId, fromId]);
    // a number both have used for something stays what the other account calls it
    await this.em.execute(
      `update sales.customer_part_number p set owner = ? where owner = ? and not exists (
         select from sales.customer_part_number q where q.owner = ? and q.normal = p.normal)`,
      [`account:${intoId}`, `account:${fromId}`, `account:${intoId}`],
    );
    const invoice = await this.invoices.findInArrears({ accountId: intoId });
    const arrears = { debtor: { accountId: intoId }, invoice: invoice ?? '', isInArrears: true };
    if (invoice) await tellArrears(this.em, arrears, `merged:${fromId}`);
  }
}
