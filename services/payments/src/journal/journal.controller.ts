import { Controller } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { paymentsListMoney } from '@gantry/contracts/endpoints/internal';
import { paymentsListJournal } from '@gantry/contracts/endpoints/payments';
import type { JournalEntryView } from '@gantry/contracts/schemas/payment';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { JournalEntry } from './journal-entry.entity.ts';
import { MoneyOfOrders } from './money-of-orders.ts';

const usualSize = 50;

/** The journal as finance and auditors read it, and what statements of account take from it. */
@Controller()
export class JournalController {
  constructor(
    private readonly em: EntityManager,
    private readonly money: MoneyOfOrders,
  ) {}

  @Serve(paymentsListMoney)
  async listMoney(@Input() { body }: ValidRequestOf<typeof paymentsListMoney>) {
    return { entries: await this.money.listMoney(body.orderNumbers) };
  }

  @Serve(paymentsListJournal)
  async listJournal(@Input() { query }: ValidRequestOf<typeof paymentsListJournal>) {
    const { page = 1, size = usualSize, order, account } = query;
    const where = {
      ...(order ? { $or: [{ orderNumber: order }, { postings: { orderNumber: order } }] } : {}),
      ...(account ? { postings: { account } } : {}),
    };
    const [entries, total] = await this.em.findAndCount(JournalEntry, where, {
      populate: ['postings'],
      populateWhere: {},
      orderBy: { at: 'desc', id: 'desc' },
      limit: size,
      offset: (page - 1) * size,
    });
    return { items: entries.map(viewOf), total, page, size };
  }
}

const viewOf = ({ id, at, kind, cause, orderNumber, postings }: JournalEntry): JournalEntryView => ({
  id,
  at: at.toISOString(),
  kind,
  cause,
  orderNumber: orderNumber ?? null,
  postings: postings
    .getItems()
    .map((posting) => ({
      account: posting.account,
      orderNumber: posting.orderNumber ?? null,
      amount: posting.amount,
    }))
    .toSorted((left, right) => right.amount - left.amount),
});
