import type { LabelRequest, TrackedPackage } from '@gantry/contracts/schemas/label';

/** What a carrier is told of a package. */
export type PackageFacts = Omit<LabelRequest, 'claim'>;

/** A label as the carrier made it; minor units. */
export interface MadeLabel {
  readonly tracking: string;
  readonly cost: number;
  readonly format: string;
  readonly bytes: Buffer;
}

/** What any carrier can do for us. */
export interface Carrier {
  /** Whether labels can be bought at all; else tracking numbers are typed in. */
  makesLabels(): boolean;
  /**
   * Makes a label; the same reference gives the same one.
   * @throws DomainError INVALID for a package it does not take, UNAVAILABLE while it cannot be reached
   */
  makeLabel(request: PackageFacts): Promise<MadeLabel>;
  /**
   * Gives a label back, any number of times; refused once its package was scanned.
   * @throws DomainError UNAVAILABLE while it cannot be reached
   */
  voidLabel(tracking: string): Promise<'voided' | 'refused'>;
  /** What happened to packages, oldest first; numbers it does not know are left out. */
  trackPackages(numbers: readonly string[]): Promise<TrackedPackage[]>;
}
