import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesGetInvoicePdf,
  salesGetMyInvoice,
  salesGetMyInvoiceDocument,
  salesGetMyStatement,
  salesGetMyStatementDocument,
  salesGetMyStatementPdf,
  salesListMyInvoices,
  salesListMyOrderInvoices,
} from '@gantry/contracts/endpoints/invoices';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { sendPdf } from '../shared/send-pdf.ts';
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

  @Serve(salesGetMyInvoiceDocument)
  getDocument(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesGetMyInvoiceDocument>,
  ) {
    return this.invoices.getDocument(call.caller, params.number, call.locale);
  }

  @Serve(salesGetInvoicePdf)
  async getPdf(
    @CurrentCall() call: Call,
    @Input() { params: { number }, query }: ValidRequestOf<typeof salesGetInvoicePdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { number, token: query.token, locale: query.locale ?? call.locale };
    await sendPdf(reply, number, await this.invoices.getPaper(call.caller, asked));
  }

  @Serve(salesGetMyStatement)
  getStatement(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof salesGetMyStatement>) {
    return this.invoices.getStatement(caller, query);
  }

  @Serve(salesGetMyStatementDocument)
  getStatementDocument(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesGetMyStatementDocument>,
  ) {
    return this.invoices.getStatementDocument(call.caller, query, call.locale);
  }

  @Serve(salesGetMyStatementPdf)
  async getStatementPdf(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesGetMyStatementPdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const locale = query.locale ?? call.locale;
    const document = await this.invoices.getStatementDocument(call.caller, query, locale);
    await sendPdf(reply, 'statement', document);
  }
}
