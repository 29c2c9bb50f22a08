import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminDeliverShipment,
  salesAdminGetFulfillment,
  salesAdminRelabelPackage,
  salesAdminReportShipment,
  salesAdminReship,
  salesAdminShipLines,
  salesConfirmShipment,
  salesGetShipment,
  salesListOrderShipments,
  salesReportShipment,
} from '@gantry/contracts/endpoints/shipments';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CustomerShipments } from './customer-shipments.ts';
import { FulfillmentService } from './fulfillment.service.ts';
import { RelabelPackage } from './relabel-package.ts';

@Controller()
export class ShipmentController {
  constructor(
    private readonly fulfillment: FulfillmentService,
    private readonly customers: CustomerShipments,
    private readonly relabelling: RelabelPackage,
  ) {}

  @Serve(salesAdminGetFulfillment)
  getFulfillment(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminGetFulfillment>,
  ) {
    return this.fulfillment.getFulfillment(call, params.number);
  }

  @Serve(salesAdminShipLines)
  ship(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminShipLines>) {
    return this.fulfillment.shipLines(call, input);
  }

  @Serve(salesAdminDeliverShipment)
  deliver(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminDeliverShipment>) {
    return this.fulfillment.deliver(call, input);
  }

  @Serve(salesAdminReportShipment)
  reportException(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof salesAdminReportShipment>,
  ) {
    return this.fulfillment.reportException(call, input);
  }

  @Serve(salesAdminReship)
  reship(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminReship>) {
    return this.fulfillment.reship(call, input);
  }

  @Serve(salesAdminRelabelPackage)
  async relabel(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminRelabelPackage>) {
    const orderNumber = await this.relabelling.relabel(call, input);
    return this.fulfillment.getFulfillment(call, orderNumber);
  }

  @Serve(salesListOrderShipments)
  listShipments(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesListOrderShipments>,
  ) {
    return this.customers.listShipments(call, { number: params.number, token: query.token });
  }

  @Serve(salesGetShipment)
  getShipment(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetShipment>,
  ) {
    return this.customers.getShipment(call, { number: params.number, token: query.token });
  }

  @Serve(salesConfirmShipment)
  confirm(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesConfirmShipment>,
  ) {
    return this.customers.confirm(call, { number: params.number, token: query.token });
  }

  @Serve(salesReportShipment)
  reportProblem(
    @CurrentCall() call: Call,
    @Input() { params, query, body }: ValidRequestOf<typeof salesReportShipment>,
  ) {
    return this.customers.reportProblem(call, { number: params.number, token: query.token }, body);
  }
}
