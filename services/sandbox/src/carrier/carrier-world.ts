import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { drawLabel } from './carrier-label.ts';

const place = v.object({ postalCode: v.string(), lines: v.array(v.pipe(v.string(), v.maxLength(120))) });
export const labelRequestSchema = v.object({
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  provider: v.picklist(['freight-prepaid', 'ups', 'fedex', 'dhl', 'usps', 'fixed', 'yrc']),
  service: v.string(),
  from: place,
  to: place,
  weightGrams: v.pipe(
    v.number(),
    v.minValue(1, 'a package needs a weight'),
    v.maxValue(9_000_000, 'is over 9,000 kg'),
  ),
  lengthMm: v.nullable(v.number()),
  widthMm: v.nullable(v.number()),
  heightMm: v.nullable(v.number()),
});
export type LabelRequest = v.InferOutput<typeof labelRequestSchema>;

const kinds = [
  'label-created',
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'exception',
  'lost',
  'damaged',
  'refused',
  'returned',
] as const;
export type ScanKind = (typeof kinds)[number];
export const isScanKind = (kind: string): kind is ScanKind => kinds.some((one) => one === kind);

export interface Scan {
  readonly at: string;
  readonly kind: ScanKind;
  readonly place: string | null;
  readonly text: string | null;
}
interface CarriedPackage {
  readonly tracking: string;
  readonly createdAt: number;
  readonly request: LabelRequest;
  /** chosen on the page: from then on nothing comes by the clock */
  readonly chosen: readonly Scan[];
  /** its label was given back: nothing happens to it any more */
  readonly voidedAt?: number;
}

export interface CarrierSettings {
  /** where packages are kept; null forgets them at the end */
  readonly folder: string | null;
  /** bearer key of its callers */
  readonly key: string;
  /** milliseconds of one of its days */
  readonly dayMs: number;
}

const maxGirthMm = 4_190;
const maxParcelGrams = 70_000;
/** They carry pallets: what is too much for a parcel is not for them. */
const freightProviders: readonly LabelRequest['provider'][] = ['freight-prepaid', 'yrc'];

/** @throws RangeError for a package that is too heavy or too large for a parcel */
function assertParcel({ weightGrams, lengthMm, widthMm, heightMm }: LabelRequest): void {
  const [longest = 0, ...others] = [lengthMm ?? 0, widthMm ?? 0, heightMm ?? 0].toSorted((a, b) => b - a);
  const girth = others.reduce((sum, side) => sum + 2 * side, longest);
  if (girth > maxGirthMm) throw new RangeError('is too large for a parcel');
  if (weightGrams > maxParcelGrams) throw new RangeError('is over 70 kg');
}

/** What the carrier knows: packages, by which number they are followed, and what became of them. */
export class CarrierWorld {
  readonly key: string;
  private readonly packages = new Map<string, CarriedPackage>();
  private readonly file: string | null;
  private readonly dayMs: number;

  constructor({ folder, key, dayMs }: CarrierSettings) {
    this.key = key;
    this.dayMs = dayMs;
    this.file = folder === null ? null : path.join(folder, 'carrier.ndjson');
    if (folder !== null) mkdirSync(folder, { recursive: true });
    if (this.file !== null && existsSync(this.file)) this.readPackages(this.file);
  }

  /** The label of a reference; null where it was used for something else, or given back. @throws RangeError for a package that is too large */
  makeLabel(request: LabelRequest) {
    if (!freightProviders.includes(request.provider)) assertParcel(request);
    const known = this.listPackages().find((one) => one.request.reference === request.reference);
    if (known?.voidedAt || (known && JSON.stringify(known.request) !== JSON.stringify(request))) return null;
    const { tracking } = known ?? this.addPackage(request);
    const { provider, service, from, to, weightGrams } = request;
    const label = drawLabel({ provider, service, tracking, from: from.lines, to: to.lines, weightGrams });
    return {
      tracking,
      costCents: 650 + Math.ceil(weightGrams / 453.59237) * 87,
      format: 'application/pdf',
      label: label.toString('base64'),
    };
  }

  /** Gives a label back, as often as it is asked; null for an unknown number. */
  voidLabel(tracking: string): 'voided' | 'refused' | null {
    const found = this.packages.get(tracking);
    if (!found) return null;
    if (found.voidedAt) return 'voided';
    const isScanned = this.scansOf(tracking)?.some(({ kind }) => kind !== 'label-created');
    if (isScanned || unreturnable.test(found.request.to.lines.join(' '))) return 'refused';
    this.keepPackage({ ...found, voidedAt: Date.now() });
    return 'voided';
  }

  listPackages(): CarriedPackage[] {
    return [...this.packages.values()];
  }

  /** What has happened to a package until now, oldest first; null for an unknown number. */
  scansOf(tracking: string): Scan[] | null {
    const found = this.packages.get(tracking);
    if (!found) return null;
    const from = found.chosen[0] ? Date.parse(found.chosen[0].at) : Infinity;
    const now = found.voidedAt ?? Date.now();
    const byClock = scansByClock(found, this.dayMs).filter(({ at }) => Date.parse(at) <= Math.min(now, from));
    return [...byClock, ...found.chosen];
  }

  /** Somebody chose what happens next. @returns whether there is such a package, with a label that holds */
  addScan(tracking: string, kind: ScanKind): boolean {
    const found = this.packages.get(tracking);
    if (!found || found.voidedAt) return false;
    const { to } = found.request;
    const scan = { at: new Date().toISOString(), kind, place: to.lines.at(-1) ?? null, text: textOf(kind) };
    this.keepPackage({ ...found, chosen: [...found.chosen, scan] });
    return true;
  }

  private addPackage(request: LabelRequest): CarriedPackage {
    const number = String(this.packages.size + 1).padStart(8, '0');
    const tracking = `SBX${request.provider.toUpperCase().replace('-', '')}${number}`;
    const added = { tracking, createdAt: Date.now(), request, chosen: [] };
    this.keepPackage(added);
    return added;
  }

  private keepPackage(one: CarriedPackage): void {
    this.packages.set(one.tracking, one);
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(one)}\n`);
  }

  /** The last line of a package counts. */
  private readPackages(file: string): void {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const one = JSON.parse(line) as CarriedPackage;
      this.packages.set(one.tracking, one);
    }
  }
}

/** A word in the receiver's address: the carrier takes no such label back. */
const unreturnable = /\bNOVOID\b/;

type Step = readonly [days: number, kind: ScanKind];
const usual: readonly Step[] = [
  [0, 'label-created'],
  [0.2, 'picked-up'],
  [0.5, 'in-transit'],
  [1.8, 'out-for-delivery'],
  [2, 'delivered'],
];
/** What a word in the receiver's address makes of a package. */
const fates: Readonly<Record<string, readonly Step[]>> = {
  LOST: [...usual.slice(0, 3), [1.5, 'lost']],
  DAMAGED: [...usual.slice(0, 3), [1.5, 'damaged']],
  REFUSED: [...usual.slice(0, 4), [1.9, 'refused'], [4, 'returned']],
  DELAYED: [
    ...usual.slice(0, 3),
    [1, 'exception'],
    [1.5, 'in-transit'],
    [2.8, 'out-for-delivery'],
    [3, 'delivered'],
  ],
};

function scansByClock({ createdAt, request }: CarriedPackage, dayMs: number): Scan[] {
  const receiver = request.to.lines.join(' ');
  const fate = Object.keys(fates).find((word) => new RegExp(String.raw`\b${word}\b`).test(receiver));
  const steps = fates[fate ?? ''] ?? usual;
  return steps.map(([days, kind]) => ({
    at: new Date(createdAt + days * dayMs).toISOString(),
    kind,
    place: (days < 1 ? request.from.lines : request.to.lines).at(-1) ?? null,
    text: textOf(kind),
  }));
}

/** What the driver writes down. */
const textOf = (kind: ScanKind): string | null => (kind === 'delivered' ? 'Front desk' : null);
