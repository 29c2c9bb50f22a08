import { KeyObject, sign, verify } from 'node:crypto';
import type { RemoteName } from '@gantry/contracts/remotes';
import { ReleaseRefused } from './manifest.ts';

/** A release that was active before; its files stay served for open pages. */
export interface RetiredRelease {
  readonly version: string;
  readonly sequence: number;
  readonly retiredAt: string;
  /** withdrawn by a rollback: nobody goes back to it, only an activation brings it back */
  readonly withdrawn?: true;
}

/** Why somebody stopped something, and since when. */
export interface Stop {
  readonly reason: string;
  readonly at: string;
}

/** Which releases of a remote visitors get. */
export interface ReleasePointer {
  readonly remote: RemoteName;
  readonly active: string;
  readonly sequence: number;
  /** newest first */
  readonly previous: readonly RetiredRelease[];
  /** a share of the visitors, in percent, gets another release */
  readonly canary: { readonly version: string; readonly percent: number } | null;
  /** visitors get no release at all: its addresses answer that the area is out of service */
  readonly outOfService?: Stop | undefined;
  /** what visitors get stays as it is: nothing is activated, shared or gone back to until the pin is taken out */
  readonly pinned?: Stop | undefined;
  /** rises with every change of the pointer, so that an old pointer cannot be played again */
  readonly turn: number;
  /** the change goes back to an older release on purpose */
  readonly rollback: boolean;
  readonly changedAt: string;
}

/** A pointer as it stands in the registry: the signed text itself. */
export interface SignedPointer {
  readonly payload: string;
  readonly signature: string;
}

export function signPointer(pointer: ReleasePointer, key: KeyObject): SignedPointer {
  const payload = JSON.stringify(pointer);
  return { payload, signature: sign(null, Buffer.from(payload), key).toString('base64') };
}

/**
 * Public keys any of which may have signed an entry: the release key, and the pointer key where the shop has one
 * (ADR 0007). What an entry names is verified by the release key alone, whoever signed the entry.
 */
export type EntryKeys = KeyObject | readonly KeyObject[];

/** @throws ReleaseRefused when no key that may has signed it, or it stands under another remote's name */
export function openPointer(remote: RemoteName, signed: SignedPointer, keys: EntryKeys): ReleasePointer {
  const bytes = Buffer.from(signed.payload);
  const signature = Buffer.from(signed.signature, 'base64');
  const all = keys instanceof KeyObject ? [keys] : keys;
  if (!all.some((key) => verify(null, bytes, key, signature))) {
    throw new ReleaseRefused(`the registry's entry of ${remote} is not signed by the release key`);
  }
  const pointer = JSON.parse(signed.payload) as ReleasePointer;
  if (pointer.remote !== remote) {
    throw new ReleaseRefused(`the registry's entry of ${remote} is that of ${pointer.remote}`);
  }
  return pointer;
}

/**
 * The releases that may take the active one's place, newest first: those that all visitors had before it and that no
 * rollback withdrew. A canary (sequence 0) was never everybody's.
 */
export function fallbacksOf({ sequence, previous }: ReleasePointer): readonly RetiredRelease[] {
  return previous.filter((one) => !one.withdrawn && one.sequence > 0 && one.sequence < sequence);
}

/** Where the shell keeps, by remote, how far each had come; in the folder of what outlives a restart. */
export const highWaterFile = 'releases-seen.json';

/** The highest turn and release number seen of a remote. */
export interface HighWater {
  readonly turn: number;
  readonly sequence: number;
}

/**
 * Refuses a pointer played again and an older release that nobody signed a rollback for.
 * @throws ReleaseRefused
 */
export function checkProgress(pointer: ReleasePointer, seen: HighWater | undefined): void {
  if (!seen) return;
  if (pointer.turn < seen.turn) {
    throw new ReleaseRefused(`the registry's entry of ${pointer.remote} is older than one seen before`);
  }
  if (pointer.sequence < seen.sequence && !pointer.rollback) {
    throw new ReleaseRefused(`${pointer.remote} ${pointer.active} is older than one seen before`);
  }
}
