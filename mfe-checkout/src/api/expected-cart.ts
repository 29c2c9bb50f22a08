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

/** What stands in the way of ordering a line; all other messages are settled by the next change. */
const blocking: readonly string[] = ['not-purchasable', 'short-stock'];

/**
 * The cart after a change of one line that was answered alone.
 * @param cart the one the change was made in; another cart knows of changes that the answer does not tell
 */
export function withChange(cart: Cart, { lines, messages, ...whole }: Cart): void {
  for (const line of lines) {
    const at = cart.lines.findIndex(({ lineId }) => lineId === line.lineId);
    if (at >= 0) cart.lines[at] = line;
  }
  const changed = new Set(lines.map(({ lineId }) => lineId));
  const kept = cart.messages.filter(
    ({ code, lineId }) => blocking.includes(code) && lineId !== null && !changed.has(lineId),
  );
  Object.assign(cart, whole, { messages: [...messages, ...kept] });
}
