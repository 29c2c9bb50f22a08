import { createHmac, timingSafeEqual } from 'node:crypto';
import { callers, type Callee, type Caller } from '@gantry/contracts/callers';

/** A process's keys in one environment variable begin so; any other text is the shop's secret itself. */
const ringMark = 'ring:';

const derive = (secret: string, word: string): string =>
  createHmac('sha256', secret).update(`gantry ${word}`).digest('base64url');
/** By which a process knows whoever calls it. */
const secretOf = (shopSecret: string, callee: Callee): string => derive(shopSecret, callee);
/** What one process sends to another: who it is, and a proof that opens that other process only. */
const keyOf = (caller: Caller, secret: string): string => `${caller}.${derive(secret, caller)}`;

/**
 * The keys of one process. Every pair of caller and callee has a key of its own, all derived from the shop's secret:
 * a callee holds one secret and knows each caller by it, a caller holds a key for each process it calls. Whoever learns
 * a key can be that caller to that callee, and nobody else to anybody.
 */
export class KeyRing {
  private readonly own: string | undefined;
  private readonly findKey: (callee: Callee) => string | undefined;
  /** of every caller, made when it calls first */
  private readonly expected = new Map<string, Buffer>();

  private constructor(own: string | undefined, keyFor: (callee: Callee) => string | undefined) {
    this.own = own;
    this.findKey = keyFor;
  }

  /** @param text the shop's secret, of which everything is derived, or what `writeRing` made of it for this process */
  static of(text: string, self: Caller): KeyRing {
    const held = new Map<Callee, string>();
    if (!text.startsWith(ringMark)) {
      const keyFor = (callee: Callee) => {
        const key = held.get(callee) ?? keyOf(self, secretOf(text, callee));
        held.set(callee, key);
        return key;
      };
      return new KeyRing(self === 'shell' ? undefined : secretOf(text, self), keyFor);
    }
    const entries = text.slice(ringMark.length).split(',');
    const keys = new Map(entries.map((entry) => entry.split('=', 2) as [string, string]));
    return new KeyRing(keys.get('own'), (callee) => keys.get(callee));
  }

  /** What to send along with a call. @throws Error when this process is not meant to call that one */
  keyFor(callee: Callee): string {
    const key = this.findKey(callee);
    if (key === undefined) throw new Error(`This process has no key for ${callee}.`);
    return key;
  }

  /** Who sent a key, compared in a time that tells nothing of it; undefined for none that opens this process. */
  callerOf(key: string | string[] | undefined): Caller | undefined {
    if (typeof key !== 'string' || this.own === undefined) return undefined;
    const caller = callers.find((name) => name === key.slice(0, key.indexOf('.')));
    if (!caller) return undefined;
    const expected = this.expected.get(caller) ?? Buffer.from(keyOf(caller, this.own));
    this.expected.set(caller, expected);
    const given = Buffer.from(key);
    return given.length === expected.length && timingSafeEqual(given, expected) ? caller : undefined;
  }
}

/** The keys of one process as text for its environment: its own secret, if it answers calls, and those it calls with. */
export function writeRing(shopSecret: string, self: Caller, callees: readonly Callee[]): string {
  const own = self === 'shell' ? [] : [`own=${secretOf(shopSecret, self)}`];
  const keys = callees.map((callee) => `${callee}=${keyOf(self, secretOf(shopSecret, callee))}`);
  return ringMark + [...own, ...keys].join(',');
}
