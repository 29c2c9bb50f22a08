import type { Cart } from '@gantry/contracts/schemas/cart';

/** The line as it will be; amounts wait for the server, which alone computes totals. */
export function withQuantity(cart: Cart, lineId: string, quantity: number): void {
  const line = cart.lines.find((one) => one.lineId === lineId);
  if (line) line.quantity = quantity;
}

/** The cart without a line that is being removed. */
export function withoutLine(cart: Cart, lineId: string): void {
  cart.lines = cart.lines.filter((one) => one.lineId !== lineId);
}
