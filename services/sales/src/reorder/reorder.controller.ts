import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesReorder } from '@gantry/contracts/endpoints/saved-lists';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CartService } from '../cart/cart.service.ts';
import { KnownLines } from './known-lines.ts';

@Controller()
export class ReorderController {
  constructor(
    private readonly carts: CartService,
    private readonly sources: KnownLines,
  ) {}

  @Serve(salesReorder)
  async reorder(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesReorder>) {
    return this.carts.addKnown(call, await this.sources.linesOf(call, body), body);
  }
}
