import { Injectable } from '@nestjs/common';
import { paymentsListMoney } from '@gantry/contracts/endpoints/internal-payments';
import { ContractClient } from '@gantry/nest-kit/client';
import { InvoiceRepository, type AccountKey } from './invoice.repository.ts';
import { periodOf, statementOf, type AskedPeriod } from './statement.ts';

/** Everything between an account and the store: what sales has invoiced and credited, and the money of the journal. */
@Injectable()
export class AccountHistory {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly client: ContractClient,
  ) {}

  /**
   * What was owed, invoiced, credited, and paid in a period, and the newest invoice, which says whose account it is; null
   * where nothing was ever invoiced.
   * @throws DomainError UNAVAILABLE while payments does not answer: a statement without its money would be wrong
   */
  async statement(account: AccountKey, asked: AskedPeriod) {
    const orderNumbers = await this.invoices.orderNumbersOf(account);
    const { entries } =
      orderNumbers.length === 0
        ? { entries: [] }
        : await this.client.call(paymentsListMoney, { body: { orderNumbers } });
    const { invoices, allocations } = await this.invoices.history(account);
    const booked = statementOf({ invoices, allocations, money: entries }, periodOf(asked));
    return { booked, last: invoices.at(-1) ?? null };
  }
}
