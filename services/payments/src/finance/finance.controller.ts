import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  paymentsActOnPayments,
  paymentsGetOrderPayments,
  paymentsListCredits,
  paymentsListUnmatched,
  paymentsRecordReceipt,
  paymentsRecordUnassigned,
} from '@gantry/contracts/endpoints/payments';
import { paymentsFindCredit } from '@gantry/contracts/endpoints/internal-payments';
import { paymentsCountWaiting } from '@gantry/contracts/endpoints/operations';
import { isWithoutOrder, type OrderPaymentsView } from '@gantry/contracts/schemas/payment';
import { isOneOfRoles, paymentRoles, type Role } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import { CreditRepository } from './credit.repository.ts';
import { FinanceActs } from './finance-acts.ts';
import { ListCredits } from './list-credits.ts';
import { orderPaymentsView } from './payment-views.ts';
import { UnmatchedRepository } from './unmatched.repository.ts';

@Controller()
export class FinanceController {
  constructor(
    private readonly acts: FinanceActs,
    private readonly transactions: TransactionRepository,
    private readonly providers: PaymentProviders,
    private readonly unmatched: UnmatchedRepository,
    private readonly credits: CreditRepository,
    private readonly creditList: ListCredits,
  ) {}

  @Serve(paymentsGetOrderPayments)
  getPayments(
    @CurrentCall() { caller }: Call,
    @Input() { params }: ValidRequestOf<typeof paymentsGetOrderPayments>,
  ) {
    return this.view(params.number, caller.role);
  }

  @Serve(paymentsRecordReceipt)
  recordReceipt(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof paymentsRecordReceipt>,
  ) {
    return this.acts.record(actingOf(call, params.number), body);
  }

  @Serve(paymentsActOnPayments)
  async act(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof paymentsActOnPayments>,
  ) {
    await this.acts.act(actingOf(call, params.number), body);
    return this.view(params.number, call.caller.role);
  }

  @Serve(paymentsRecordUnassigned)
  recordUnassigned(
    @CurrentCall() { caller, idempotencyKey }: Call,
    @Input() { body }: ValidRequestOf<typeof paymentsRecordUnassigned>,
  ) {
    return this.acts.recordUnassigned({ by: caller, key: idempotencyKey ?? '' }, body);
  }

  @Serve(paymentsListUnmatched)
  listUnmatched() {
    return this.unmatched.listRows();
  }

  @Serve(paymentsListCredits)
  listCredits() {
    return this.creditList.listCredits();
  }

  @Serve(paymentsFindCredit)
  findCredit(@Input() { body }: ValidRequestOf<typeof paymentsFindCredit>) {
    return this.credits.sumOf(body);
  }

  @Serve(paymentsCountWaiting)
  async countUnmatched() {
    return { queues: [await this.unmatched.countRows()] };
  }

  private async view(orderNumber: string, role: Role): Promise<OrderPaymentsView> {
    const payments = await this.transactions.readOrder(orderNumber);
    const order = await this.transactions.findPayable(orderNumber);
    if (!order && payments.rows.length === 0) throw new DomainError('NOT_FOUND');
    const isTest = payments.attempts.some(({ service }) => this.providers.findProvider(service)?.isTest);
    const view = orderPaymentsView(payments, {
      due: order?.due ?? (isWithoutOrder(orderNumber) ? 0 : (payments.attempts[0]?.amount ?? 0)),
      isTest,
      role,
    });
    const isPayable = view.open > 0 && isOneOfRoles(paymentRoles, role);
    return { ...view, credits: isPayable ? await this.credits.listFor(orderNumber) : [] };
  }
}

const actingOf = ({ caller, idempotencyKey }: Call, orderNumber: string) => ({
  orderNumber,
  by: caller,
  key: idempotencyKey ?? '',
});
