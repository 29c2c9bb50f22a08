import type { TaxLevel, ZipRule } from '@gantry/contracts/schemas/taxation';
import type { ZipPlaceFacts } from '../places/zip.entity.ts';
import type { JurisdictionFacts } from '../rates/jurisdiction.entity.ts';
import type { Rate } from '../rates/rate.ts';

/** Something with a first day, and a first day on which it no longer holds. */
interface Dated {
  readonly from: string;
  readonly until: string | null;
}
export interface NexusFacts extends Dated {
  readonly state: string;
}
export interface TaxabilityFacts extends Dated {
  readonly state: string;
  readonly appliesTo: 'shipping' | 'handling';
  readonly isTaxable: boolean;
}
export interface TaxCodeFacts extends Dated {
  readonly state: string;
  readonly taxCode: string;
  readonly rate: string | null;
}
export interface HolidayFacts extends Dated {
  readonly state: string;
  readonly name: string;
  readonly taxCodes: readonly string[];
  /** minor units; null: no limit */
  readonly maxPrice: number | null;
}
/** An approved certificate. */
export interface CertificateFacts extends Dated {
  readonly id: string;
  readonly accountId: string;
  readonly companyId: string | null;
  readonly number: string;
  readonly reason: string;
  readonly states: readonly string[];
}

/** Everything tax is computed from, as it was read at one moment. */
export interface TaxBooks {
  readonly version: number;
  readonly zipRule: ZipRule;
  readonly rates: readonly (Rate & { readonly level: TaxLevel })[];
  readonly jurisdictions: readonly JurisdictionFacts[];
  readonly zipPlaces: readonly ZipPlaceFacts[];
  /** by ZIP code: a rule, or `place:<key>` */
  readonly zipChoices: ReadonlyMap<string, { readonly rule: string | null; readonly version: number }>;
  readonly nexus: readonly NexusFacts[];
  readonly taxability: readonly TaxabilityFacts[];
  readonly taxCodes: readonly TaxCodeFacts[];
  readonly holidays: readonly HolidayFacts[];
  readonly certificates: readonly CertificateFacts[];
}

/** A name for a state of the books, so that an order can say which it was taxed by. */
export const ratesVersionOf = ({ version }: Pick<TaxBooks, 'version'>): string =>
  version === 0 ? '2026-11' : `2026-11.${version}`;
