import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { shippingAdminGetLabel, shippingBuyLabel } from '@gantry/contracts/endpoints/labels';
import { Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { Labels } from './labels.ts';

@Controller()
export class LabelController {
  constructor(private readonly labels: Labels) {}

  @Serve(shippingBuyLabel)
  buyLabel(@Input() { body }: ValidRequestOf<typeof shippingBuyLabel>) {
    return this.labels.buyLabel(body);
  }

  @Serve(shippingAdminGetLabel)
  getLabel(
    @Input() { params }: ValidRequestOf<typeof shippingAdminGetLabel>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.labels.sendLabel(reply, params.id);
  }
}
