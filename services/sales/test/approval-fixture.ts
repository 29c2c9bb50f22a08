import { randomUUID } from 'node:crypto';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { newKey, type Form, type SalesFixture } from './sales-fixture.ts';

/** A company whose orders are approved, and its people: a requester, an admin, an approver, and a buyer. */
export class ApprovalFixture {
  readonly companyId = randomUUID();
  readonly people: Readonly<Record<'rita' | 'adam' | 'anna' | 'bea', Identity>>;

  constructor(private readonly sales: SalesFixture) {
    this.people = {
      rita: this.person('Rita', 'requester'),
      adam: this.person('Adam', 'admin'),
      anna: this.person('Anna', 'approver'),
      bea: this.person('Bea', 'buyer'),
    };
    this.setRules();
  }

  person(name: string, companyRole: CompanyRole, facts: Partial<Identity> = {}): Identity {
    const email = `${name.toLowerCase()}@example.com`;
    const accountNumber = String(Math.floor(Math.random() * 1e9));
    const { companyId } = this;
    return this.sales.account({ name, email, accountNumber, companyId, companyRole, ...facts });
  }

  /** Tells the shop what the company says now, and who is in it. */
  setRules(
    rules: Parameters<SalesFixture['shop']['setRule']>[2] = {},
    all: readonly Identity[] = Object.values(this.people),
  ): void {
    this.sales.shop.setRule(this.companyId, all, rules);
  }

  /** A product nobody else buys. */
  async offered(facts: object = {}, onHand = 100): Promise<string> {
    const sku = `p-${randomUUID()}`;
    this.sales.shop.offer({ sku, unitPrice: 6000, ...facts });
    await this.sales.stock(sku, onHand);
    return sku;
  }

  askBody(caller: Identity, form: Form) {
    return this.sales.request({ caller }, form);
  }

  sendAsk(caller: Identity, body: Awaited<ReturnType<ApprovalFixture['askBody']>>, key = newKey()) {
    return this.sales.service.call(approvals.salesAskApproval, { body }, { caller, idempotencyKey: key });
  }

  approve(caller: Identity, number: string) {
    return this.sales.service.call(approvals.salesApproveOrder, { params: { number } }, { caller });
  }
}
