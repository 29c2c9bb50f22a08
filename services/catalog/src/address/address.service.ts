import { Injectable } from '@nestjs/common';
import {
  addressListSize,
  type AddressEntry,
  type AddressList,
  type AddressPage,
} from '@gantry/contracts/schemas/addresses';
import { DomainError } from '@gantry/nest-kit/errors';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { AddressRepository, type GroupFacts } from './address.repository.ts';

/** Lists of addresses as they were a moment ago. */
interface KeptLists {
  readonly at: number;
  readonly lists: Promise<AddressList[]>;
  readonly categories: Promise<AddressEntry[]>;
  readonly brands: Promise<AddressEntry[]>;
}

const keptFor = 60_000;
const pageSize = 5000;
const productList = /^products-(\d{1,5})$/;

/**
 * Every public address of the catalogue, in lists: categories, brands, and products by their number. Reading the whole
 * catalogue for them happens once a minute at most, however many crawlers ask.
 */
@Injectable()
export class AddressService {
  private kept: KeptLists | null = null;

  constructor(
    private readonly repository: AddressRepository,
    private readonly keeper: IndexKeeper,
  ) {}

  lists(): Promise<AddressList[]> {
    return this.current().lists;
  }

  /** @throws DomainError NOT_FOUND for a list there is not */
  async page(list: string, after: number): Promise<AddressPage> {
    const [, number] = productList.exec(list) ?? [];
    if (number !== undefined) return this.products(Number(number), after);
    if (list !== 'categories' && list !== 'brands') throw new DomainError('NOT_FOUND');
    const all = await this.current()[list];
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

  private current(): KeptLists {
    const now = Date.now();
    if (this.kept && now - this.kept.at < keptFor) return this.kept;
    const groups = this.repository.groups();
    const references = this.keeper.references();
    const made = Promise.all([groups, references]);
    const categories = made.then(([facts, known]) => categoryAddresses(facts, known));
    const brands = made.then(([facts, known]) => brandAddresses(facts, known));
    const kept = { at: now, categories, brands, lists: this.makeLists(categories, brands) };
    this.kept = kept;
    // a failure is not kept
    kept.lists.catch(() => (this.kept = null));
    return kept;
  }

  private async makeLists(
    categories: Promise<AddressEntry[]>,
    brands: Promise<AddressEntry[]>,
  ): Promise<AddressList[]> {
    const [byCategory, byBrand, products] = await Promise.all([categories, brands, this.repository.lists()]);
    const named = { categories: byCategory, brands: byBrand };
    const small = Object.entries(named).map(([name, entries]) => ({
      name,
      count: entries.length,
      changedAt: entries.reduce<string | null>((last, { changedAt }) => later(last, changedAt), null),
    }));
    const large = products.map(({ list, count, changedAt }) => ({
      name: `products-${list}`,
      count,
      changedAt,
    }));
    return [...small, ...large].filter(({ count }) => count > 0);
  }
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
