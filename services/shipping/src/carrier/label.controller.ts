import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  shippingAdminGetLabel,
  shippingBuyLabel,
  shippingReadLabel,
  shippingVoidLabel,
} from '@gantry/contracts/endpoints/labels';
import { Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { Labels } from './labels.ts';
import { VoidLabels } from './void-labels.ts';

@Controller()
export class LabelController {
  constructor(
    private readonly labels: Labels,
    private readonly voiding: VoidLabels,
  ) {}

  @Serve(shippingBuyLabel)
  buyLabel(@Input() { body }: ValidRequestOf<typeof shippingBuyLabel>) {
    return this.labels.buyLabel(body);
  }

  @Serve(shippingVoidLabel)
  async voidLabel(@Input() { body }: ValidRequestOf<typeof shippingVoidLabel>) {
    await this.voiding.voidLabel(body.labelId);
    return {};
  }

  @Serve(shippingReadLabel)
  readLabel(@Input() { params }: ValidRequestOf<typeof shippingReadLabel>) {
    return this.labels.readLabel(params.id);
  }

  @Serve(shippingAdminGetLabel)
  getLabel(
    @Input() { params }: ValidRequestOf<typeof shippingAdminGetLabel>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.labels.sendLabel(reply, params.id);
  }
}
