import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminAddQuoteLine,
  salesAdminRemoveQuoteLine,
  salesAdminSaveQuoteLine,
} from '@gantry/contracts/endpoints/quotes-admin';
import type { AdminInquiry, AdminInquiryLine, QuoteLineCells } from '@gantry/contracts/schemas/admin-inquiry';
import { isOneOfRoles, quotePriceRoles } from '@gantry/domain/roles';
import { mayEditQuoteLines } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { InquiryLine, type Inquiry } from '../inquiry/inquiry.entity.ts';
import { logFields } from '../inquiry/inquiry-log.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { PriceBook } from '../shared/price-book.ts';
import { staffLine } from './staff-inquiry.mapper.ts';
import { StaffWrites } from './staff-writes.ts';
import { AdminQuotes } from './admin-quotes.service.ts';

type SaveRequest = ValidRequestOf<typeof salesAdminSaveQuoteLine>;
type AddRequest = ValidRequestOf<typeof salesAdminAddQuoteLine>;
type RemoveRequest = ValidRequestOf<typeof salesAdminRemoveQuoteLine>;
type Cell = keyof QuoteLineCells;

/** Fills in the lines of a quote, cell by cell: two people in two lines never wait for each other. */
@Injectable()
export class QuoteLines {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly prices: PriceBook,
    private readonly writes: StaffWrites,
    private readonly quotes: AdminQuotes,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE, NOT_PERMITTED for prices, STALE_VERSION with the line as it is now */
  async saveLine(call: Call, { params, body }: SaveRequest): Promise<AdminInquiryLine> {
    const { number, lineId } = params;
    checkCells(body.cells, actorOf(call.caller));
    const write = { action: `line-${lineId}`, number, request: body, shared: true };
    return this.writes.writeOnce(call, write, async (inquiry, actor) => {
      const line = await this.lockLine(inquiry, lineId, actor, body.version);
      const changes = changeCells(line, body.cells);
      if (changes.length > 0) {
        line.version += 1;
        line.changedBy = actor.name;
        await this.em.flush();
        const mark = `line-${line.id}.${line.version}`;
        await logFields(this.em, inquiry, changes, { actor, mark });
      }
      return staffLine(line, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE, INVALID for an unknown product or line */
  async addLine(call: Call, { params, body }: AddRequest): Promise<AdminInquiry> {
    const write = { action: 'add-line', number: params.number, request: body };
    await this.writes.writeOnce(call, write, async (inquiry, actor) => {
      checkEditable(inquiry);
      const lines = inquiry.lines.getItems();
      const lineNumber = Math.max(0, ...lines.map((line) => line.lineNumber)) + 1;
      const line = InquiryLine.of(inquiry, lineNumber, await this.askedFor(inquiry, body));
      Object.assign(line, {
        addedByStore: true,
        changedBy: actor.name,
        alternativeFor: replacedLine(lines, body.alternativeFor),
      });
      inquiry.touch();
      inquiry.lineCount += 1;
      await this.em.persist(line).flush();
      const added = { field: `line ${lineNumber}`, before: null, after: line.name, reason: null };
      await logFields(this.em, inquiry, [added], { actor });
    });
    return this.quotes.getInquiry(call, params.number);
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE for a line the customer asked for */
  async removeLine(call: Call, { params, body }: RemoveRequest): Promise<AdminInquiry> {
    const { number, lineId } = params;
    await this.writes.writeOnce(
      call,
      { action: `remove-${lineId}`, number, request: body },
      async (inquiry, actor) => {
        const line = await this.lockLine(inquiry, lineId, actor, body.version);
        if (!line.addedByStore) throw new DomainError('WRONG_STATE', { line: 'asked for by the customer' });
        inquiry.touch();
        inquiry.lineCount -= 1;
        await this.em.execute(
          'update sales.inquiry_line set alternative_for = null where alternative_for = ?',
          [line.id],
        );
        const removed = { field: `line ${line.lineNumber}`, before: line.name, after: null, reason: null };
        await this.em.remove(line).flush();
        await logFields(this.em, inquiry, [removed], { actor });
      },
    );
    return this.quotes.getInquiry(call, number);
  }

  /** @throws DomainError WRONG_STATE, NOT_FOUND, STALE_VERSION with the line as somebody else left it */
  private async lockLine(inquiry: Inquiry, id: string, actor: Actor, version: number): Promise<InquiryLine> {
    checkEditable(inquiry);
    const line = await this.inquiries.lockLine(inquiry, id);
    if (!line) throw new DomainError('NOT_FOUND');
    if (line.version !== version) {
      throw new DomainError('STALE_VERSION', { line: staffLine(line, actor), changedBy: line.changedBy });
    }
    return line;
  }

  /** A part number typed in place of a description is the product it names. @throws DomainError INVALID */
  private async askedFor(inquiry: Inquiry, { sku, name, quantity }: AddRequest['body']) {
    const named = sku === null && name ? (await this.prices.resolve([name]))[0]?.sku : null;
    const wanted = sku ?? named ?? null;
    if (wanted === null) return { product: null, requested: name ?? '', quantity };
    const prices = await this.prices.price([{ sku: wanted, quantity }], inquiry.accountId ?? null);
    const product = prices.get(wanted);
    if (product) return { product, quantity };
    throw new DomainError('INVALID', undefined, [{ path: 'body.sku', message: 'is no product of ours' }]);
  }
}

/** @throws DomainError WRONG_STATE */
function checkEditable({ status }: Inquiry): void {
  if (!mayEditQuoteLines(status)) throw new DomainError('WRONG_STATE', { status });
}

/** @throws DomainError NOT_PERMITTED for prices by somebody who only fills in the rest */
function checkCells(cells: QuoteLineCells, { role }: Actor): void {
  const isPricing = cells.unitPrice !== undefined || cells.unitCost !== undefined;
  if (isPricing && !isOneOfRoles(quotePriceRoles, role)) throw new DomainError('NOT_PERMITTED');
}

/** Puts the cells into the line. @returns what really changed, for the audit trail */
function changeCells(line: InquiryLine, cells: QuoteLineCells) {
  const text = (value: string | number | null | undefined) =>
    value === null || value === undefined ? null : String(value);
  return (Object.keys(cells) as Cell[]).flatMap((cell) => {
    const [before, after] = [line[cell] ?? null, cells[cell] ?? null];
    if (before === after || cells[cell] === undefined) return [];
    Object.assign(line, { [cell]: after });
    return [
      { field: `line ${line.lineNumber} ${cell}`, before: text(before), after: text(after), reason: null },
    ];
  });
}

/** What an alternative replaces: a line that is itself none. @throws DomainError INVALID */
function replacedLine(lines: readonly InquiryLine[], id: string | null): string | null {
  if (id === null) return null;
  const replaced = lines.find((line) => line.id === id);
  if (replaced) return replaced.alternativeFor ?? replaced.id;
  throw new DomainError('INVALID', undefined, [
    { path: 'body.alternativeFor', message: 'is no line of this quote' },
  ]);
}
