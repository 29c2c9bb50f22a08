import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import * as calls from '@gantry/contracts/endpoints/tariff';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { ShippingCalculator } from './shipping-calculator.ts';
import { TariffImports } from './tariff-imports.service.ts';
import { TariffRows } from './tariff-rows.service.ts';

@Controller()
export class TariffController {
  constructor(
    private readonly rows: TariffRows,
    private readonly imports: TariffImports,
    private readonly calculator: ShippingCalculator,
  ) {}

  @Serve(calls.shippingAdminListTariff)
  listRows(@Input() { query }: ValidRequestOf<typeof calls.shippingAdminListTariff>) {
    return this.rows.listRows(query);
  }

  @Serve(calls.shippingAdminAddTariffRow)
  addRow(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof calls.shippingAdminAddTariffRow>,
  ) {
    return this.rows.addRow(call, body);
  }

  @Serve(calls.shippingAdminEndTariffRow)
  endRow(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof calls.shippingAdminEndTariffRow>) {
    return this.rows.endRow(call, input);
  }

  @Serve(calls.shippingAdminExportTariff)
  async exportRows(
    @Input() { query: { kind } }: ValidRequestOf<typeof calls.shippingAdminExportTariff>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.rows.exportRows(kind);
    await reply
      .headers(attachmentHeaders(`tariff-${kind}.csv`, 'text/csv; charset=utf-8'))
      .send(Buffer.from(file));
  }

  @Serve(calls.shippingAdminListTariffImports)
  listImports() {
    return this.imports.listImports();
  }

  @Serve(calls.shippingAdminGetTariffImport)
  getImport(@Input() { params }: ValidRequestOf<typeof calls.shippingAdminGetTariffImport>) {
    return this.imports.getImport(params.id);
  }

  @Serve(calls.shippingAdminSendTariffImport)
  sendImport(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof calls.shippingAdminSendTariffImport>,
  ) {
    return this.imports.compareFile(call, input);
  }

  @Serve(calls.shippingAdminApplyTariffImport)
  applyImport(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof calls.shippingAdminApplyTariffImport>,
  ) {
    return this.imports.applyImport(call, input);
  }

  @Serve(calls.shippingAdminUndoTariffImport)
  undoImport(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof calls.shippingAdminUndoTariffImport>,
  ) {
    return this.imports.undoImport(call, params.id);
  }

  @Serve(calls.shippingAdminCalculate)
  calculate(@Input() { body }: ValidRequestOf<typeof calls.shippingAdminCalculate>) {
    return this.calculator.calculate(body);
  }

  @Serve(calls.shippingAdminReplayOrder)
  replayOrder(@Input() { params }: ValidRequestOf<typeof calls.shippingAdminReplayOrder>) {
    return this.calculator.replayOrder(params.number);
  }
}
