import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { maxQuoteLines } from '@gantry/contracts/quote-limits';
import type {
  QuoteDraft as DraftView,
  QuoteDraftContent,
  QuoteSource,
} from '@gantry/contracts/schemas/quote-request';
import type { AnnouncedFile, RecordFile as FileView } from '@gantry/contracts/schemas/record-file';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import type { RecordFile, RecordRef } from '../file/record-file.entity.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
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
    private readonly files: RecordFiles,
  ) {}

  /** The draft with what `source` adds; nothing is written, so that an address may be opened again and again. */
  async getDraft(call: Call, source: QuoteSource): Promise<DraftView> {
    const drafts = await this.findDrafts(call);
    const kept = joined(drafts);
    const { lines, leftOut } = withLines(kept, await this.sources.linesOf(call, source));
    const skus = [...new Set(lines.flatMap(({ sku }) => (sku ? [sku] : [])))];
    const known = await this.prices.price(
      skus.map((sku) => ({ sku, quantity: 1 })),
      call.caller.accountId,
    );
    return {
      content: { ...kept, lines },
      products: [...known.values()].map(productView),
      leftOut,
      files: await this.listFiles(drafts),
    };
  }

  /** Keeps the whole content in place of what was kept, a guest's with that of the account they have signed in to. */
  async saveDraft(call: Call, content: QuoteDraftContent): Promise<{ ok: true }> {
    await this.em.transactional((em) => this.writeDraft(em, call, content));
    return { ok: true };
  }

  /** Keeps chosen lines of their cart in the draft; which are there already stay as they are. */
  async addCartLines(call: Call, lineIds: readonly string[]): Promise<{ leftOut: number }> {
    const added = await this.sources.chosenLinesOf(call, lineIds);
    return this.em.transactional(async (em) => {
      const kept = joined(await this.findDrafts(call, em));
      const { lines, leftOut } = withLines(kept, added);
      await this.writeDraft(em, call, { ...kept, lines });
      return { leftOut };
    });
  }

  /** @throws DomainError INVALID, PAYLOAD_TOO_LARGE */
  announceFile(call: Call, file: AnnouncedFile): Promise<RecordFile> {
    return this.em.transactional(async (em) => {
      const content = joined(await this.findDrafts(call, em));
      const draft = await this.writeDraft(em, call, content);
      const { name, bytes, line = null } = file;
      return this.files.announceFile(filesOf(draft), {
        name,
        bytes,
        line,
        sender: 'customer',
        audience: 'all',
      });
    });
  }

  /** @throws DomainError NOT_FOUND for files of others' drafts */
  async sendFile(reply: FastifyReply, call: Call, id: string): Promise<void> {
    await this.files.sendFile(reply, await this.recordOfFile(call, id), id, 'customer');
  }

  /** @throws DomainError NOT_FOUND for files of others' drafts */
  async removeFile(call: Call, id: string): Promise<{ ok: true }> {
    await this.files.removeFile(await this.recordOfFile(call, id), id);
    return { ok: true };
  }

  private async recordOfFile(call: Call, id: string): Promise<RecordRef> {
    for (const draft of await this.findDrafts(call)) {
      const files = await this.files.listFiles(filesOf(draft), 'customer');
      if (files.some((file) => file.id === id)) return filesOf(draft);
    }
    throw new DomainError('NOT_FOUND');
  }

  private async listFiles(drafts: readonly QuoteDraft[]): Promise<FileView[]> {
    const lists = await Promise.all(drafts.map((draft) => this.files.listFiles(filesOf(draft), 'customer')));
    return lists.flat();
  }

  /** Writes into the visitor's one draft, which takes over the files of those it replaces. */
  private async writeDraft(em: EntityManager, call: Call, content: QuoteDraftContent): Promise<QuoteDraft> {
    const { accountId } = call.caller;
    const drafts = await this.findDrafts(call, em);
    const own = drafts.find((draft) => (draft.accountId ?? null) === accountId);
    const draft = own ?? QuoteDraft.begin(accountId, content);
    const replaced = drafts.filter((one) => one !== own);
    for (const one of replaced) {
      await this.files.moveFiles(em, filesOf(one), filesOf(draft));
      em.remove(one);
    }
    await em.flush();
    if (own) own.writeContent(content);
    else em.persist(draft);
    if (draft.token && !own) call.cookies.set('quote', draft.token);
    if (accountId && call.quoteToken) call.cookies.clear('quote');
    return draft;
  }

  /**
   * Forgets what was written, in the transaction that took it as a request.
   * @param to the record that takes over its files
   */
  async forget(call: Call, em: EntityManager, to: RecordRef): Promise<void> {
    for (const draft of await this.findDrafts(call, em)) {
      await this.files.moveFiles(em, filesOf(draft), to);
      em.remove(draft);
    }
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

/** The lines of a draft with others, each once, as far as there is room. */
function withLines(kept: QuoteDraftContent, added: readonly Line[]): { lines: Line[]; leftOut: number } {
  const fresh = added.filter((line) => !kept.lines.some((other) => isSame(line, other)));
  const all = [...kept.lines, ...fresh];
  const lines = all.slice(0, maxQuoteLines);
  return { lines, leftOut: all.length - lines.length };
}

/** The same product, or the same words. */
const isSame = (one: Line, other: Line): boolean =>
  one.sku === other.sku && (one.sku !== null || one.requested.trim() === other.requested.trim());

/** The name under which a draft's files stand. */
const filesOf = ({ id }: QuoteDraft): RecordRef => `quote-draft:${id}`;
