import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import {
  salesAdminGetOrderPdf,
  salesAdminGetPackingSlip,
  salesAdminGetPickList,
  salesGetPackingSlip,
} from '@gantry/contracts/endpoints/papers';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { MyOrders } from '../order/my-orders.service.ts';
import { sendPdf } from '../shared/send-pdf.ts';
import { MailedPapers } from './mailed-papers.ts';
import { ShippingPapers } from './shipping-papers.ts';

@Controller()
export class PaperController {
  constructor(
    private readonly papers: MailedPapers,
    private readonly shipping: ShippingPapers,
    private readonly orders: MyOrders,
  ) {}

  @Serve(salesGetMailedPaper)
  getPaper(@Input() request: ValidRequestOf<typeof salesGetMailedPaper>) {
    return this.papers.getPaper(request);
  }

  @Serve(salesGetPackingSlip)
  async getOwnPackingSlip(
    @CurrentCall() call: Call,
    @Input() { params: { number }, query }: ValidRequestOf<typeof salesGetPackingSlip>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const link = { number, token: query.token };
    const slip = await this.shipping.getOwnPackingSlip(call, link, query.locale ?? call.locale);
    await sendPdf(reply, `packing-slip-${number}`, slip);
  }

  @Serve(salesAdminGetPackingSlip)
  async getPackingSlip(
    @Input() { params: { number } }: ValidRequestOf<typeof salesAdminGetPackingSlip>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, `packing-slip-${number}`, await this.shipping.getPackingSlip(number));
  }

  @Serve(salesAdminGetPickList)
  async getPickList(
    @CurrentCall() call: Call,
    @Input() { params: { number }, query }: ValidRequestOf<typeof salesAdminGetPickList>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const list = await this.shipping.getPickList(number, query.locale ?? call.locale);
    await sendPdf(reply, `pick-list-${number}`, list);
  }

  @Serve(salesAdminGetOrderPdf)
  async getOrderPdf(
    @CurrentCall() call: Call,
    @Input() { params: { number }, query }: ValidRequestOf<typeof salesAdminGetOrderPdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPdf(reply, number, await this.orders.getMailedDocument(number, query.locale ?? call.locale));
  }
}
