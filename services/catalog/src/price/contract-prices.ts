import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { identityGetCompanyOf } from '@gantry/contracts/endpoints/price-lists';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ContractClient } from '@gantry/nest-kit/client';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { listen } from '@gantry/nest-kit/listen';
import { Logger } from '@gantry/nest-kit/logger';
import { isoText } from '../text/iso-text.ts';
import { idList, runIn } from '../version/run-sql.ts';
import { amountOf, linesFor, type ListedAs, type ListLine } from './list-lines.ts';
import { isValidAt } from './price-view.ts';
import type { OfferedPrice } from './stored-price.ts';

/** Whose prices are asked for; `companyId` undefined where only identity knows it. */
export interface Buyer {
  readonly accountId: string;
  readonly companyId?: string | null | undefined;
}
/** Who buys in a call; null for a guest. */
export const buyerOf = ({ accountId, companyId }: Identity): Buyer | null =>
  accountId === null ? null : { accountId, companyId };

/** A list without its lines. */
interface ListHead {
  id: string;
  name: string;
  priority: number;
  visibility: 'signed-in' | 'cart-only';
  audience: 'all' | 'chosen';
  from: string | null;
  until: string | null;
  accounts: readonly string[];
  companies: readonly string[];
}
interface FoundLine extends ListLine, ListedAs {
  productId: number;
  listId: string;
}

/** The channel on which other processes hear that price lists were published. */
export const priceListChannel = 'catalog_price_lists';

const headsSql = `select l.id, l.name, l.priority, l.visibility, l.audience, l.valid_from as "from", l.valid_until as until,
    coalesce(json_agg(m.account_id) filter (where m.account_id is not null), '[]') as accounts,
    coalesce(json_agg(m.company_id) filter (where m.company_id is not null), '[]') as companies
  from catalog.price_list l left join catalog.price_list_member m on m.list_id = l.id
  where l.is_active and (l.valid_until is null or l.valid_until > now()) group by l.id`;
const lineColumns = `a.id as "productId", a.sku, a.path, a.brand, l.list_id as "listId", l.kind, l.target, l.quantity,
    l.amount, l.basis_points as "basisPoints"`;
const linesSql = `with asked as (
    select p.id, p.sku, k.path, b.slug as brand from catalog.product p
    join catalog.category k on k.id = p.category_id left join catalog.brand b on b.id = p.brand_id
    where p.id = any($1::integer[])
  )
  select ${lineColumns} from asked a join catalog.price_list_line l
    on l.list_id = any($2::uuid[]) and l.kind = 'product' and l.target = a.sku
  union all
  select ${lineColumns} from asked a join catalog.price_list_line l
    on l.list_id = any($2::uuid[]) and l.kind = 'brand' and l.target = a.brand
  union all
  select ${lineColumns} from asked a join catalog.category c on starts_with(a.path || '/', c.path || '/')
    join catalog.price_list_line l
    on l.list_id = any($2::uuid[]) and l.kind = 'category' and l.target = c.path`;

/**
 * Prices of price lists, for one buyer (ADR 13). Which lists there are is known in the process and read again when one is
 * published, so that whoever is on none costs no statement; a guest is never asked about.
 */
@Injectable()
export class ContractPrices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private heads: Promise<readonly ListHead[]> | null = null;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly client: ContractClient,
    private readonly database: DatabaseConfig,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = listen({
      databaseUrl: this.database.DATABASE_URL,
      channel: priceListChannel,
      log: this.log,
      onNotice: () => this.forgetLists(),
      onConnected: () => this.forgetLists(),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopListening?.();
  }

  /** What is known of lists may be over: they are read again when somebody asks. */
  forgetLists(): void {
    this.heads = null;
  }

  /**
   * The prices of price lists that a buyer may have, by product: of the first list by priority that has one.
   * @param listPrices by product, for shares off them
   */
  async ofProducts(
    buyer: Buyer | null,
    productIds: readonly number[],
    listPrices: (productId: number) => number | null,
  ): Promise<Map<number, OfferedPrice[]>> {
    const lists = await this.listsOf(buyer);
    if (lists.length === 0 || productIds.length === 0) return new Map();
    const ids = `{${lists.map(({ id }) => id).join(',')}}`;
    const lines = await runIn(this.em)<FoundLine>(linesSql, [idList(productIds), ids]);
    const byProduct = Map.groupBy(lines, ({ productId }) => productId);
    return new Map(
      [...byProduct].map(([id, found]) => [id, firstOffered(lists, found, listPrices(id))] as const),
    );
  }

  /** Whether this buyer is on a list that holds now. */
  async hasLists(buyer: Buyer | null): Promise<boolean> {
    return (await this.listsOf(buyer)).length > 0;
  }

  private async listsOf(buyer: Buyer | null): Promise<readonly ListHead[]> {
    if (buyer === null) return [];
    this.heads ??= this.readHeads();
    const now = new Date();
    const lists = (await this.heads).filter((list) => isValidAt(list, now));
    if (lists.length === 0) return lists;
    const needsCompany = lists.some(({ companies }) => companies.length > 0);
    const companyId = needsCompany ? await this.companyOf(buyer) : null;
    return lists.filter(
      ({ audience, accounts, companies }) =>
        audience === 'all' ||
        accounts.includes(buyer.accountId) ||
        (companyId !== null && companies.includes(companyId)),
    );
  }

  private async readHeads(): Promise<readonly ListHead[]> {
    try {
      const heads = await runIn(this.em.fork())<ListHead>(headsSql, []);
      return heads.map((head) => ({ ...head, from: isoText(head.from), until: isoText(head.until) }));
    } catch (error) {
      this.forgetLists();
      throw error;
    }
  }

  private async companyOf({ accountId, companyId }: Buyer): Promise<string | null> {
    if (companyId !== undefined) return companyId;
    return (await this.client.call(identityGetCompanyOf, { body: { accountId } })).companyId;
  }
}

/** Of the lists that have a price the first by priority counts; lists of the same priority count together. */
function firstOffered(
  lists: readonly ListHead[],
  found: readonly FoundLine[],
  listPrice: number | null,
): OfferedPrice[] {
  const byList = Map.groupBy(found, ({ listId }) => listId);
  const priorities = [...new Set(lists.map(({ priority }) => priority))].sort((a, b) => a - b);
  for (const priority of priorities) {
    const prices = lists
      .filter((list) => list.priority === priority)
      .flatMap((list) => offeredBy(list, byList.get(list.id) ?? [], listPrice));
    if (prices.length > 0) return prices;
  }
  return [];
}

function offeredBy(list: ListHead, found: readonly FoundLine[], listPrice: number | null): OfferedPrice[] {
  const [product] = found;
  if (!product) return [];
  const { name: priceList, visibility, from, until } = list;
  return linesFor(found, product).flatMap((line) => {
    const amount = amountOf(line, listPrice);
    const { quantity } = line;
    return amount === null
      ? []
      : [{ kind: 'contract', visibility, quantity, amount, from, until, priceList }];
  });
}
