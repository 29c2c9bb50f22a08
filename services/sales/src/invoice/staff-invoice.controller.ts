import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminCancelInvoice,
  salesAdminDisputeInvoice,
  salesAdminGetInvoice,
  salesAdminListOrderInvoices,
  salesAdminSendInvoice,
  salesAdminSettleDispute,
  salesAdminVoidInvoice,
} from '@gantry/contracts/endpoints/invoices';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { StaffInvoices } from './staff-invoices.ts';

/** Invoices of staff. */
@Controller()
export class StaffInvoiceController {
  constructor(private readonly invoices: StaffInvoices) {}

  @Serve(salesAdminListOrderInvoices)
  listOfOrder(@Input() { params }: ValidRequestOf<typeof salesAdminListOrderInvoices>) {
    return this.invoices.ofOrder(params.number);
  }

  @Serve(salesAdminGetInvoice)
  getInvoice(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesAdminGetInvoice>) {
    return this.invoices.getInvoice(call, params.number);
  }

  @Serve(salesAdminSendInvoice)
  sendInvoice(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminSendInvoice>) {
    return this.invoices.sendInvoice(call, request);
  }

  @Serve(salesAdminDisputeInvoice)
  disputeInvoice(
    @CurrentCall() call: Call,
    @Input() request: ValidRequestOf<typeof salesAdminDisputeInvoice>,
  ) {
    return this.invoices.disputeInvoice(call, request);
  }

  @Serve(salesAdminSettleDispute)
  settleDispute(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminSettleDispute>) {
    return this.invoices.settleDispute(call, request);
  }

  @Serve(salesAdminCancelInvoice)
  cancelInvoice(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminCancelInvoice>) {
    return this.invoices.cancelInvoice(call, request);
  }

  @Serve(salesAdminVoidInvoice)
  voidInvoice(@CurrentCall() call: Call, @Input() request: ValidRequestOf<typeof salesAdminVoidInvoice>) {
    return this.invoices.voidInvoice(call, request);
  }
}
