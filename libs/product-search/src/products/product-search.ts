import type { Facet } from '@gantry/contracts/schemas/catalog';
import type { ProductIndex } from '../index/product-index.ts';
import { buildFacets } from '../listing/build-facets.ts';
import { listFromIndex } from '../listing/indexed-listing.ts';
import { requestKey, type ListingRequest } from '../listing/listing-request.ts';
import { PagePlaces } from '../listing/page-places.ts';
import { parseRules } from '../rules/parse-rules.ts';
import { RuleSet } from '../rules/rule-set.ts';
import { shippedRules } from '../rules/shipped-rules.ts';
import { bestOf } from '../search/by-score.ts';
import { nearestSpelling, notCarried } from '../search/nearest-spelling.ts';
import { PartNumberList } from '../search/part-number-list.ts';
import { searchProducts } from '../search/search-products.ts';
import { brandsLike, categoriesLike } from '../suggestion/names-like.ts';
import { indexProducts } from './index-products.ts';
import { codeOf } from './product-references.ts';
import type { Product } from './product.ts';

/** What a list of products is asked for; everything may be left out. */
export type ProductQuery = Partial<Omit<ListingRequest, 'category' | 'brandIds' | 'cursor'>> & {
  /** such as `valves/ball-valves` */
  path?: string;
  /** names of brands that are alternatives */
  brands?: readonly string[];
};

/** One page of what was found. */
export interface ProductPage<Item> {
  total: number;
  /** in the order asked for; the page of a part number begins with its product */
  items: Item[];
  facets: Facet[];
  /** no product holds every word of the query: these hold some of them */
  isLoose: boolean;
  /** words of the query, as they were typed, that nothing in the catalogue is called or like; the others were searched */
  notCarried: string[];
}

/** What may be meant by what somebody types. */
export interface ProductSuggestions<Item> {
  categories: { name: string; path: string }[];
  brands: string[];
  products: Item[];
}

const maxSuggested = 10;

/** An array of products, searched, filtered, counted and suggested without a database. */
export class ProductSearch<Item extends Product = Product> {
  readonly index: ProductIndex;
  private readonly byId: ReadonlyMap<number, Item>;
  private readonly numbers: PartNumberList;
  private readonly rules: RuleSet;

  /** @param rules synonyms as `parseRules` reads them */
  constructor(products: readonly Item[], rules = shippedRules) {
    this.index = indexProducts(products);
    this.byId = new Map(products.map((product) => [product.id, product]));
    this.numbers = new PartNumberList(products.map(({ id, partNumber = '' }) => [id, partNumber]));
    this.rules = new RuleSet(parseRules(rules));
  }

  /** A page of the products that fit, and the facets of all of them. An unknown category holds nothing. */
  async listProducts(query: ProductQuery = {}): Promise<ProductPage<Item>> {
    const { index } = this;
    const request = this.requestOf(query);
    if (query.path && !request.category)
      return { total: 0, items: [], facets: [], isLoose: false, notCarried: [] };
    const found = request.q ? await this.search(request.q) : null;
    const hits = found?.hits ?? null;
    const { docs, counts } = await listFromIndex(index, request, hits);
    const { start, end, within } = new PagePlaces().page(index, docs, request, requestKey(request));
    return {
      total: docs.length,
      items: this.itemsAt(within(start, end)),
      facets: buildFacets(counts, request, index.references),
      isLoose: found?.isLoose ?? false,
      notCarried: found?.isLoose
        ? notCarried(nearestSpelling(index, found.searched ?? request.q, this.rules))
        : [],
    };
  }

  /** Categories, brands and products for what was typed so far. */
  async suggest(typed: string): Promise<ProductSuggestions<Item>> {
    const { index } = this;
    const { references } = index;
    const best = bestOf((await this.search(typed, true)).hits, maxSuggested);
    const bestCategoryIds = best.map((doc) => index.categories[doc] as number);
    const texts = { locale: '', nameOf: ({ name }: { name: string }) => name };
    return {
      categories: categoriesLike(typed, { references, texts, bestCategoryIds }),
      brands: brandsLike(typed, references).map(({ name }) => name),
      products: this.itemsAt(best),
    };
  }

  private search(query: string, isTyping = false) {
    return searchProducts(this.index, query, { numbers: this.numbers, synonyms: this.rules, isTyping });
  }

  private itemsAt(docs: Iterable<number>): Item[] {
    return Array.from(docs, (doc) => this.byId.get(this.index.productIds[doc] as number) as Item);
  }

  private requestOf({ path = '', brands = [], ...query }: ProductQuery): ListingRequest {
    const { references } = this.index;
    return {
      category: references.categoryByPath.get(path) ?? null,
      q: '',
      brandIds: brands.flatMap((name) => references.brandBySlug.get(codeOf(name))?.id ?? []),
      availabilities: [],
      availabilityGroups: [],
      price: null,
      minRating: null,
      attributes: [],
      sort: 'relevance',
      page: 1,
      size: 24,
      keepsFamilies: false,
      cursor: null,
      ...query,
    };
  }
}
