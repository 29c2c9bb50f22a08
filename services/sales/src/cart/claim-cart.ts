import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CartRepository } from './cart.repository.ts';
import type { CartState } from './cart-state.ts';
import { mergeCarts } from './edit-cart.ts';

const attempts = 5;

/** Gives a guest's cart to the account he has signed in to. */
@Injectable()
export class ClaimCart {
  constructor(
    private readonly em: EntityManager,
    private readonly carts: CartRepository,
  ) {}

  /** Merged into the account's cart if there is one (quantities added); a token without a cart changes nothing. */
  async claim(token: string | null, accountId: string): Promise<void> {
    if (!token) return;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const guest = await this.carts.read({ accountId: null, token });
      if (!guest || (await this.take(guest.cart, accountId))) return;
    }
  }

  /** False when either cart was changed meanwhile; then nothing has been written. */
  private async take(guest: CartState, accountId: string): Promise<boolean> {
    const own = await this.carts.read({ accountId, token: null });
    if (!own) return this.carts.claim(guest, accountId);
    return this.em
      .transactional(async () => {
        if (!(await this.carts.merge(guest, own.cart))) throw new Overtaken();
        if (!(await this.carts.update(own.cart, mergeCarts(own.cart, guest)))) throw new Overtaken();
        return true;
      })
      .catch(unlessOvertaken);
  }
}

/** Rolls the transaction back. */
class Overtaken extends Error {}

function unlessOvertaken(error: unknown): false {
  if (error instanceof Overtaken) return false;
  throw error;
}
