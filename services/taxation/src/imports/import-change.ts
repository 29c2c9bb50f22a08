import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import type { ZipPlaceFacts } from '../places/zip.entity.ts';
import type { HolidayFacts } from '../tables/tax-books.ts';
import type { JurisdictionFacts } from '../rates/jurisdiction.entity.ts';

/** What an import does to the books, with what was there before, so that it can be taken back. */
export type ImportChange =
  | { readonly op: 'place'; readonly after: JurisdictionFacts; readonly before: JurisdictionFacts | null }
  | {
      readonly op: 'rate';
      readonly code: string;
      readonly level: JurisdictionFacts['level'];
      readonly rate: string;
      readonly from: string;
      readonly until: string | null;
      /** the rate that ends where this one begins */
      readonly ends: { readonly from: string; readonly until: string | null } | null;
    }
  | {
      readonly op: 'end';
      readonly code: string;
      readonly from: string;
      readonly until: string;
      readonly was: string | null;
    }
  | {
      readonly op: 'zip';
      readonly zip: string;
      readonly after: readonly ZipPlaceFacts[];
      readonly before: readonly ZipPlaceFacts[];
    }
  | {
      readonly op: 'holiday';
      readonly before: HolidayFacts | null;
      /** null: it is taken out */
      readonly after: HolidayFacts | null;
    };

/** The difference between a file and the books. */
export interface Difference {
  readonly rows: ImportRow[];
  readonly changes: ImportChange[];
}
/** How a file is to be taken. */
export interface ImportChoices {
  /** the day from which changed rates hold */
  readonly effectiveFrom: string;
  /** what the file no longer holds of its states ends */
  readonly isComplete: boolean;
}

export const rowOf = (
  action: ImportRow['action'],
  line: number | null,
  what: string,
  facts: {
    readonly before?: string | null;
    readonly after?: string | null;
    readonly reason?: string | null;
  } = {},
): ImportRow => ({
  action,
  line,
  what,
  before: facts.before ?? null,
  after: facts.after ?? null,
  reason: facts.reason ?? null,
});
