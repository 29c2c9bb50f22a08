import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesGetInvoiceByLink,
  salesGetMyInvoice,
  salesGetMyStatement,
  salesListMyInvoices,
  salesListMyOrderInvoices,
} from '@gantry/contracts/endpoints/invoices';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import { MyInvoices } from './my-invoices.ts';

/** Invoices of customers. */
@Controller()
export class MyInvoiceController {
  constructor(private readonly invoices: MyInvoices) {}

  @Serve(salesListMyInvoices)
  listInvoices(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof salesListMyInvoices>) {
    return this.invoices.listInvoices(caller, query);
  }

  @Serve(salesListMyOrderInvoices)
  listOfOrder(
    @Caller() caller: Identity,
    @Input() { params }: ValidRequestOf<typeof salesListMyOrderInvoices>,
  ) {
    return this.invoices.ofOrder(caller, params.number);
  }

  @Serve(salesGetMyInvoice)
  getInvoice(@Caller() caller: Identity, @Input() { params }: ValidRequestOf<typeof salesGetMyInvoice>) {
    return this.invoices.getInvoice(caller, params.number);
  }

  @Serve(salesGetInvoiceByLink)
  getByLink(
    @Caller() caller: Identity,
    @Input() { params, query }: ValidRequestOf<typeof salesGetInvoiceByLink>,
  ) {
    return this.invoices.getByLink(caller, params.number, query.token);
  }

  @Serve(salesGetMyStatement)
  getStatement(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof salesGetMyStatement>) {
    return this.invoices.getStatement(caller, query);
  }
}
