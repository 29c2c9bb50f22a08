import { Controller } from '@nestjs/common';
import {
  salesAddCartLine,
  salesChangeCartLine,
  salesClaimCart,
  salesCorrectUnresolved,
  salesDismissUnresolved,
  salesEnterCode,
  salesGetCart,
  salesGetCartSummary,
  salesPasteCartLines,
  salesRemoveCartLine,
  salesRemoveCode,
  salesRemoveUnresolved,
} from '@gantry/contracts/endpoints/sales';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CartService } from './cart.service.ts';

@Controller()
export class CartController {
  constructor(private readonly carts: CartService) {}

  @Serve(salesGetCart)
  getCart(@CurrentCall() call: Call) {
    return this.carts.getCart(call);
  }

  @Serve(salesGetCartSummary)
  getCartSummary(@CurrentCall() call: Call) {
    return this.carts.summarize(call);
  }

  @Serve(salesAddCartLine)
  addCartLine(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesAddCartLine>) {
    return this.carts.addLine(call, body);
  }

  @Serve(salesPasteCartLines)
  paste(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesPasteCartLines>) {
    return this.carts.paste(call, body.text);
  }

  @Serve(salesChangeCartLine)
  changeCartLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesChangeCartLine>) {
    return this.carts.setQuantity(call, input.params.lineId, input.body);
  }

  @Serve(salesRemoveCartLine)
  removeCartLine(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesRemoveCartLine>) {
    return this.carts.removeLine(call, params.lineId);
  }

  @Serve(salesDismissUnresolved)
  dismiss(@CurrentCall() call: Call) {
    return this.carts.dismissUnresolved(call);
  }

  @Serve(salesCorrectUnresolved)
  correctRow(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesCorrectUnresolved>) {
    return this.carts.correctRow(call, input.params.rowId, input.body);
  }

  @Serve(salesRemoveUnresolved)
  removeRow(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesRemoveUnresolved>) {
    return this.carts.removeRow(call, params.rowId);
  }

  @Serve(salesEnterCode)
  enterCode(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesEnterCode>) {
    return this.carts.enterCode(call, body.code);
  }

  @Serve(salesRemoveCode)
  removeCode(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesRemoveCode>) {
    return this.carts.removeCode(call, params.code);
  }

  @Serve(salesClaimCart)
  claimCart(@Input() { body }: ValidRequestOf<typeof salesClaimCart>) {
    return this.carts.claim(body.token, body.accountId);
  }
}
