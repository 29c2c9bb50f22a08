import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { maxQuoteLines } from '@gantry/contracts/quote-limits';
import type {
  QuoteDraft as DraftView,
  QuoteDraftContent,
  QuoteSource,
} from '@gantry/contracts/schemas/quote-request';
import type { Call } from '@gantry/nest-kit/call';
import { PriceBook } from '../shared/price-book.ts';
import { DraftSources } from './draft-sources.ts';
import { productView } from './product-view.ts';
import { QuoteDraft } from './quote-draft.entity.ts';

type Line = QuoteDraftContent['lines'][number];

const nothing: QuoteDraftContent = { fields: {}, shipTo: null, lines: [] };

/**
 * The request a visitor is writing. It survives reload, sign-in, and a new release of the pages: it is kept here, under the
 * account or the guest's token. Who signs in goes on with both their own and what they wrote as a guest.
 */
@Injectable()
export class QuoteDrafts {
  constructor(
    private readonly em: EntityManager,
    private readonly sources: DraftSources,
    private readonly prices: PriceBook,
  ) {}

  /** The draft with what `source` adds; nothing is written, so that an address may be opened again and again. */
  async getDraft(call: Call, source: QuoteSource): Promise<DraftView> {
    const kept = joined(await this.findDrafts(call));
    const added = await this.sources.linesOf(call, source);
    const all = [...kept.lines, ...added.filter((line) => !kept.lines.some((other) => isSame(line, other)))];
    const lines = all.slice(0, maxQuoteLines);
    const skus = [...new Set(lines.flatMap(({ sku }) => (sku ? [sku] : [])))];
    const known = await this.prices.price(
      skus.map((sku) => ({ sku, quantity: 1 })),
      call.caller.accountId,
    );
    return {
      content: { ...kept, lines },
      products: [...known.values()].map(productView),
      leftOut: all.length - lines.length,
    };
  }

  /** Keeps the whole content in place of what was kept, a guest's with that of the account they have signed in to. */
  async saveDraft(call: Call, content: QuoteDraftContent): Promise<{ ok: true }> {
    await this.em.transactional(async (em) => {
      const [first, ...others] = await this.findDrafts(call, em);
      const { accountId } = call.caller;
      for (const other of others) em.remove(other);
      if (first && first.accountId === accountId) return first.writeContent(content);
      if (first) em.remove(first);
      await em.flush();
      const begun = QuoteDraft.begin(accountId, content);
      em.persist(begun);
      if (begun.token) call.cookies.set('quote', begun.token);
    });
    if (call.caller.accountId && call.quoteToken) call.cookies.clear('quote');
    return { ok: true };
  }

  /** Forgets what was written, in the transaction that took it as a request. */
  async forget(call: Call, em: EntityManager): Promise<void> {
    for (const draft of await this.findDrafts(call, em)) em.remove(draft);
    if (call.quoteToken) call.cookies.clear('quote');
  }

  /** The account's own first, then the guest's. */
  private async findDrafts({ caller, quoteToken }: Call, em?: EntityManager): Promise<QuoteDraft[]> {
    const owned = [
      ...(caller.accountId ? [{ accountId: caller.accountId }] : []),
      ...(quoteToken ? [{ token: quoteToken }] : []),
    ];
    if (owned.length === 0) return [];
    const found = em
      ? await em.find(QuoteDraft, { $or: owned }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
      : await this.em.find(QuoteDraft, { $or: owned }, { refresh: true });
    return found.toSorted((a, b) => Number(a.accountId === null) - Number(b.accountId === null));
  }
}

/** Several drafts as one: fields of the first that says anything, all lines, each once. */
function joined(drafts: readonly QuoteDraft[]): QuoteDraftContent {
  return drafts.reduce<QuoteDraftContent>(
    (all, { content }) => ({
      fields: { ...content.fields, ...all.fields },
      shipTo: all.shipTo ?? content.shipTo,
      lines: [
        ...all.lines,
        ...content.lines.filter((line) => !all.lines.some((other) => isSame(line, other))),
      ],
    }),
    nothing,
  );
}

/** The same product, or the same words. */
const isSame = (one: Line, other: Line): boolean =>
  one.sku === other.sku && (one.sku !== null || one.requested.trim() === other.requested.trim());
