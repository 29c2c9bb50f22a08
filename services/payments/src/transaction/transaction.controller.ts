import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { paymentsOpenTransaction } from '@gantry/contracts/endpoints/internal';
import { paymentsRecordReceipt } from '@gantry/contracts/endpoints/payments';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { TransactionService } from './transaction.service.ts';

@Controller()
export class TransactionController {
  constructor(private readonly transactions: TransactionService) {}

  @Serve(paymentsOpenTransaction)
  async openTransaction(@Input() { body }: ValidRequestOf<typeof paymentsOpenTransaction>) {
    const { id, status } = await this.transactions.open(body);
    return { transactionId: id, status };
  }

  @Serve(paymentsRecordReceipt)
  recordReceipt(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof paymentsRecordReceipt>,
  ) {
    const receipt = { orderNumber: params.number, ...body, by: call.caller };
    return this.transactions.record(receipt, call.idempotencyKey ?? '');
  }
}
