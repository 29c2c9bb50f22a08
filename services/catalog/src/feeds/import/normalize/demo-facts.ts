import { createHash } from 'node:crypto';

/** Prices and stock for a feed that has none, always the same for the same id. Amounts in minor units. */
export interface DemoFacts {
  list: number;
  sale: number | null;
  breaks: { quantity: number; amount: number }[];
  stock: number;
}

/**
 * Invents the commercial facts a feed leaves out (`--demo-prices`). They are spread as in a real shop: mostly small
 * amounts, a few large ones, a tenth on sale, a third with package breaks, a twentieth sold out.
 */
export function demoFacts(id: string): DemoFacts {
  const hash = createHash('sha256').update(`demo-price:${id}`).digest();
  const share = (at: number) => hash.readUInt32BE(at) / 0x1_0000_0000;
  // Log-uniform between about $2 and $900, ending in a 9 as prices do.
  const cents = Math.round((200 * 450 ** share(0)) / 10) * 10 + 9;
  return {
    list: cents,
    sale: share(8) < 0.1 ? Math.round(cents * (0.75 + share(12) * 0.15)) : null,
    breaks:
      share(16) < 0.33
        ? [
            { quantity: 10, amount: Math.round(cents * 0.95) },
            { quantity: 50, amount: Math.round(cents * 0.9) },
          ]
        : [],
    stock: share(20) < 0.05 ? 0 : Math.round(5 + share(24) * 495),
  };
}
