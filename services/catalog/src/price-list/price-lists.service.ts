import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type {
  PriceList,
  PriceListPreview,
  PriceListSummary,
  priceListSorts,
} from '@gantry/contracts/schemas/price-list';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  catalogAdminListPriceLists,
  catalogAdminPreviewPriceList,
} from '@gantry/contracts/endpoints/price-lists';
import { isOneOfRoles, productRoles } from '@gantry/domain/roles';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { sortedRows } from '@gantry/nest-kit/sort-rows';
import { inDays } from '../price/store-days.ts';
import { isoText } from '../text/iso-text.ts';
import { ListedProducts } from './listed-products.repository.ts';
import { previewLines } from './preview-lines.ts';
import type { Member } from './price-list-content.ts';
import { PriceListRepository, type StoredHead, type StoredRevision } from './price-list.repository.ts';
import { linesText, readLines, type ReadLine } from './read-lines.ts';

type ListQuery = ValidRequestOf<typeof catalogAdminListPriceLists>['query'];
type SortValue = (list: PriceListSummary) => string | number | null;
/** What price lists are sorted by; a list for everybody has more members than any other. */
const sortValues: Readonly<Record<(typeof priceListSorts)[number], SortValue>> = {
  name: ({ name }) => name,
  state: ({ state }) => state,
  priority: ({ priority }) => priority,
  audience: ({ audience, members }) => (audience === 'all' ? Number.MAX_SAFE_INTEGER : members),
  lines: ({ lines }) => lines,
  from: ({ from }) => from,
  until: ({ until }) => until,
  visibility: ({ visibility }) => visibility,
  changedAt: ({ changedAt }) => changedAt,
};

/** Price lists as staff read them, and what a change of one would do. */
@Injectable()
export class PriceLists {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: PriceListRepository,
    private readonly products: ListedProducts,
  ) {}

  /** By priority, unless asked for in another order. */
  async listAll({ sort }: ListQuery): Promise<PriceListSummary[]> {
    return sortedRows((await this.lists.findAll()).map(toSummary), sort, sortValues);
  }

  /** @throws DomainError NOT_FOUND */
  getList({ caller }: Call, id: string): Promise<PriceList> {
    return atOneMoment(this.em, async () => {
      const head = await this.lists.findHead(id);
      const revisions = await this.lists.revisionsOf(id);
      const [newest] = revisions;
      if (!head || !newest) throw new DomainError('NOT_FOUND');
      return {
        ...toSummary(head),
        isActive: head.isActive,
        people: newest.content.members.map(toPerson),
        csv: linesText(newest.content.lines),
        revisions: revisions.map(toRevision),
        mayChange: isOneOfRoles(productRoles, caller.role),
      };
    });
  }

  /** What would change if the form were published; nothing is kept. */
  async preview({
    params,
    body,
  }: ValidRequestOf<typeof catalogAdminPreviewPriceList>): Promise<PriceListPreview> {
    const before = await this.lists.linesOf(params.id);
    const { lines: after, problems } = await this.checkLines(body.form.lines);
    const products = await this.products.productsOf([...before, ...after]);
    return { problems, ...previewLines({ before, after, products }) };
  }

  /** The lines of a file, and what is wrong with those that cannot be taken. */
  async checkLines(text: string): Promise<ReturnType<typeof readLines>> {
    const { lines, problems } = readLines(text);
    const known = await this.products.knownTargets(lines);
    const isKnown = ({ kind, target }: ReadLine) => known.has(`${kind} ${target}`);
    const unknown = lines
      .filter((line) => !isKnown(line))
      .map(({ at, target }) => ({
        line: at,
        problem: 'unknown-target' as const,
        given: target.slice(0, 80),
      }));
    return {
      lines: lines.filter(isKnown),
      problems: [...problems, ...unknown].sort((a, b) => a.line - b.line),
    };
  }
}

function toSummary({ from, until, changedAt, isActive, ...head }: StoredHead): PriceListSummary {
  const span = { from: isoText(from), until: isoText(until) };
  const now = new Date().toISOString();
  const state = !isActive
    ? 'off'
    : span.until && span.until <= now
      ? 'ended'
      : span.from && span.from > now
        ? 'planned'
        : 'active';
  const { id, name, priority, visibility, audience, members, lines, revision } = head;
  const facts = { id, name, priority, visibility, audience, members, lines, revision };
  return { ...facts, ...inDays(span), state, changedAt: isoText(changedAt) };
}

const toPerson = ({ number, company, companyId }: Member) => ({
  number,
  company,
  isCompany: companyId !== null,
});

const toRevision = ({ revision, at, actor, reason, content, restores }: StoredRevision) => ({
  revision,
  at: isoText(at),
  actor,
  reason,
  lines: content.lines.length,
  restores,
});
