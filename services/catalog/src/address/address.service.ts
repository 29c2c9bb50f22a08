import { Injectable } from '@nestjs/common';
import {
  addressListSize,
  type AddressEntry,
  type AddressList,
  type AddressPage,
} from '@gantry/contracts/schemas/addresses';
import { DomainError } from '@gantry/nest-kit/errors';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { AddressRepository, type GroupFacts } from './address.repository.ts';
import { HelpAddresses } from './help-addresses.ts';

/** Lists of addresses as they were a moment ago. */
interface CachedLists {
  readonly at: number;
  readonly lists: readonly AddressList[];
  readonly categories: readonly AddressEntry[];
  readonly brands: readonly AddressEntry[];
}

/** Crawlers are told of changes by the hour; reading a million products for them is worth it less often than that. */
const cachedForMs = 600_000;
const pageSize = 5000;
const productList = /^products-(\d{1,5})$/;

/**
 * Every public address of the catalogue, in lists: categories, brands, help pages, and products by their number. The whole
 * catalogue is read for them once in ten minutes at most, however many crawlers ask, and only the first one waits for
 * it: later ones get what was read last while it is read anew.
 */
@Injectable()
export class AddressService {
  private cached: CachedLists | null = null;
  private reading: Promise<CachedLists> | null = null;

  constructor(
    private readonly repository: AddressRepository,
    private readonly synchronizer: IndexSynchronizer,
    private readonly help: HelpAddresses,
  ) {}

  async lists(): Promise<readonly AddressList[]> {
    return [listOf('help', await this.help.findAddresses()), ...(await this.current()).lists];
  }

  /** @throws DomainError NOT_FOUND for a list there is not */
  async page(list: string, after: number): Promise<AddressPage> {
    const [, number] = productList.exec(list) ?? [];
    if (number !== undefined) return this.products(Number(number), after);
    if (list === 'help') return { addresses: await this.help.findAddresses(), next: null };
    if (list !== 'categories' && list !== 'brands') throw new DomainError('NOT_FOUND');
    const all = (await this.current())[list];
    const next = after + pageSize;
    return { addresses: all.slice(after, next), next: next < all.length ? next : null };
  }

  private async products(list: number, after: number): Promise<AddressPage> {
    // beyond that no product has a number
    if (list * addressListSize > 2_000_000_000) throw new DomainError('NOT_FOUND');
    const products = await this.repository.products(list, after, pageSize);
    if (products.length === 0 && after === 0) throw new DomainError('NOT_FOUND');
    return {
      addresses: products.map(({ uri, changedAt }) => ({
        path: `/i/${encodeURIComponent(uri)}`,
        changedAt,
      })),
      next: products.length === pageSize ? (products.at(-1)?.id ?? null) : null,
    };
  }

  private async current(): Promise<CachedLists> {
    const { cached } = this;
    if (cached && Date.now() - cached.at < cachedForMs) return cached;
    this.reading ??= this.readLists().finally(() => (this.reading = null));
    if (!cached) return this.reading;
    // A reading that fails leaves what there is; the next call tries again.
    this.reading.catch(() => undefined);
    return cached;
  }

  private async readLists(): Promise<CachedLists> {
    const [groups, references] = await Promise.all([
      this.repository.groups(),
      this.synchronizer.references(),
    ]);
    const categories = categoryAddresses(groups, references);
    const brands = brandAddresses(groups, references);
    const named = Object.entries({ categories, brands }).map(([name, entries]) => listOf(name, entries));
    const lists = [...named, ...productLists(groups)].filter(({ count }) => count > 0);
    this.cached = { at: Date.now(), lists, categories, brands };
    return this.cached;
  }
}

const listOf = (name: string, entries: readonly AddressEntry[]): AddressList => ({
  name,
  count: entries.length,
  changedAt: entries.reduce<string | null>((last, { changedAt }) => later(last, changedAt), null),
});

/** The lists of products in the order of their numbers. */
function productLists(groups: readonly GroupFacts[]): AddressList[] {
  const found = new Map<number, { count: number; changedAt: string | null }>();
  for (const { list, count, changedAt } of groups) {
    const before = found.get(list);
    found.set(list, {
      count: (before?.count ?? 0) + count,
      changedAt: later(before?.changedAt ?? null, changedAt),
    });
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([list, facts]) => ({ name: `products-${list}`, ...facts }));
}

/** Categories with products, each changed when the last product at or below it has. */
function categoryAddresses(groups: readonly GroupFacts[], references: ReferenceData): AddressEntry[] {
  const changed = new Map<string, string | null>();
  for (const { categoryId, changedAt } of groups)
    for (const { path } of references.pathOf(categoryId))
      changed.set(path, later(changed.get(path) ?? null, changedAt));
  return sorted([...changed].map(([path, changedAt]) => ({ path: encodeURI(`/b/${path}`), changedAt })));
}

function brandAddresses(groups: readonly GroupFacts[], references: ReferenceData): AddressEntry[] {
  const changed = new Map<string, string | null>();
  for (const { brandId, changedAt } of groups) {
    const slug = brandId === null ? undefined : references.brands.get(brandId)?.slug;
    if (slug) changed.set(slug, later(changed.get(slug) ?? null, changedAt));
  }
  const entries = [...changed].map(([slug, changedAt]) => ({
    path: `/b?brand=${encodeURIComponent(slug)}`,
    changedAt,
  }));
  return sorted(entries);
}

const sorted = (entries: AddressEntry[]) => entries.sort((a, b) => (a.path < b.path ? -1 : 1));

function later(left: string | null, right: string | null): string | null {
  return left !== null && (right === null || left > right) ? left : right;
}
