import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { paymentsListMoney } from '@gantry/contracts/endpoints/internal-payments';
import { paymentsListJournal } from '@gantry/contracts/endpoints/payments';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { ListJournal } from './list-journal.ts';
import { MoneyOfOrders } from './money-of-orders.ts';

/** The journal as finance and auditors read it, and what statements of account take from it. */
@Controller()
export class JournalController {
  constructor(
    private readonly journal: ListJournal,
    private readonly money: MoneyOfOrders,
  ) {}

  @Serve(paymentsListMoney)
  async listMoney(@Input() { body }: ValidRequestOf<typeof paymentsListMoney>) {
    return { entries: await this.money.listMoney(body.orderNumbers) };
  }

  @Serve(paymentsListJournal)
  listJournal(@Input() { query }: ValidRequestOf<typeof paymentsListJournal>) {
    return this.journal.listJournal(query);
  }
}
