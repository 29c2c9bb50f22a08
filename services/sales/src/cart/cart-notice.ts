import type { Cart } from '@gantry/contracts/schemas/cart';

/** Something the buyer should know; kept until his next change of the cart. */
export type CartNotice = Cart['messages'][number];
/** A pasted line that was not understood. */
export type UnresolvedLine = Cart['unresolvedLines'][number];
