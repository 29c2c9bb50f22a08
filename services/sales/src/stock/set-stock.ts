import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { nameOfCaller } from '@gantry/contracts/caller-name';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import { StockRepository, type AvailableStock } from './stock.repository.ts';

/** Sets what lies on the shelf, as a feed or a count gives it; reservations stay as they are. */
@Injectable()
export class SetStock {
  constructor(
    private readonly em: EntityManager,
    private readonly stock: StockRepository,
  ) {}

  async set(rows: readonly { sku: string; onHand: number }[]): Promise<{ ok: true }> {
    await this.em.transactional(async (em) => {
      const changed = await this.stock.setOnHand(rows);
      await publishStock(em, changed);
    });
    return { ok: true };
  }
}

/**
 * Tells the catalogue what is available now, in the order the changes were made. Where lines wait for what lies there,
 * they are served.
 */
export async function publishStock(em: EntityManager, changed: readonly AvailableStock[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ sku, available, inbound }) => ({ sku, available, inbound: [...inbound] }));
  await publish(em, 'stock.changed', { rows }, { entity: 'stock', version: randomUUID(), inOrder: true });
  const awaited = changed.filter(({ isAwaited }) => isAwaited);
  if (awaited.length > 0)
    await tellAwaiting(
      em,
      awaited.map(({ sku }) => sku),
      null,
    );
}

/** Has the lines that wait for products served, each order in a transaction of its own. @param reason what changed their days */
export async function tellAwaiting(
  em: EntityManager,
  skus: readonly string[],
  reason: string | null,
): Promise<void> {
  const mark = { entity: 'stock-awaited', version: randomUUID(), inOrder: true };
  const caller = currentCall()?.caller;
  const by = caller && {
    accountId: caller.accountId,
    name: nameOfCaller(caller),
    role: caller.role,
  };
  await publish(em, 'stock.awaited', { skus: [...skus], reason, by: by ?? null }, mark);
}
