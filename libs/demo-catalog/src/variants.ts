import type { Finish, PartFamily, Size } from './part-family.ts';

/** How many tables (finish, brand, package) a family is spread over before they are filled with every size. */
const fewestTables = 6;

/** One product of a family: which size of which table. */
export interface Variant {
  readonly size: Size;
  readonly finish: Finish;
  readonly brand: string;
  readonly pack: number;
  /** 1 for the first production series; later ones exist only in very large catalogues */
  readonly series: number;
}

/** Spreads `count` products over tables, so that a small catalogue still has several makers and materials to choose from. */
export function* variantsOf(family: PartFamily, count: number): Generator<Variant> {
  const { sizes, finishes, brands, packs } = family;
  const tables = Math.max(Math.ceil(count / sizes.length), Math.min(fewestTables, count));
  for (let table = 0; table < tables; table += 1) {
    const rows = Math.floor(count / tables) + (table < count % tables ? 1 : 0);
    const round = Math.floor(table / finishes.length);
    const position = table % finishes.length;
    const finish = finishes[position]!;
    const brand = brands[(round + position) % brands.length]!;
    const packRound = Math.floor(round / brands.length);
    const pack = packs[packRound % packs.length]!;
    const series = Math.floor(packRound / packs.length) + 1;
    for (let row = 0; row < rows; row += 1) {
      yield { size: sizes[Math.floor((row * sizes.length) / rows)]!, finish, brand, pack, series };
    }
  }
}

/** The three letters of a maker in part numbers and ids. */
export const brandKeyOf = (brand: string) =>
  brand
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** Package and series, where a part number names them. */
export const suffixOf = ({ pack, series }: Variant) =>
  [pack > 1 ? String(pack) : '', series > 1 ? `S${series}` : ''].filter(Boolean).join('-');

/** The part number of a variant. */
export function skuOf(family: PartFamily, variant: Variant): string {
  const { size, finish, brand } = variant;
  return [`${brandKeyOf(brand)}${family.code}`, size.key, finish.key, suffixOf(variant)]
    .filter(Boolean)
    .join('-');
}
