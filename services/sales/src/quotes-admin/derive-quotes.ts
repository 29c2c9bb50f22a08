import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminCopyInquiry, salesAdminSplitInquiry } from '@gantry/contracts/endpoints/quotes-admin';
import { mayEditQuoteLines, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { Inquiry, type InquiryLine } from '../inquiry/inquiry.entity.ts';
import { logTransition } from '../inquiry/inquiry-log.ts';
import { tellCustomer } from '../inquiry/inquiry-mail.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import type { Actor } from '../order/actor.ts';
import { StaffWrites } from './staff-writes.ts';

type SplitRequest = ValidRequestOf<typeof salesAdminSplitInquiry>;
type CopyRequest = ValidRequestOf<typeof salesAdminCopyInquiry>;

/** New quotes out of others: some lines that go their own way, or a copy of all. */
@Injectable()
export class DeriveQuotes {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly writes: StaffWrites,
  ) {}

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, INVALID for unknown lines or when none would stay */
  split(call: Call, { params, body }: SplitRequest): Promise<{ number: string }> {
    const write = { action: 'split', number: params.number, request: body, version: body.version };
    return this.writes.writeOnce(call, write, async (inquiry, actor) => {
      if (!mayEditQuoteLines(inquiry.status))
        throw new DomainError('WRONG_STATE', { status: inquiry.status });
      const lines = chosenLines(inquiry.lines.getItems(), body.lineIds);
      const part = await this.beginQuote(inquiry, lines, actor, 'split from');
      await this.moveLines(inquiry, part, lines);
      inquiry.touch();
      inquiry.lineCount -= lines.length;
      await this.em.flush();
      return { number: part.number };
    });
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE while it is hidden or blocked */
  copy(call: Call, { params }: CopyRequest): Promise<{ number: string }> {
    const write = { action: 'copy', number: params.number, request: {}, shared: true };
    return this.writes.writeOnce(call, write, async (inquiry, actor) => {
      const { wording, mail } = quoteStatuses[inquiry.status].customer;
      if (!wording || mail === 'closed') throw new DomainError('WRONG_STATE', { status: inquiry.status });
      await this.em.populate(inquiry, ['lines'], { refresh: true });
      const copy = await this.beginQuote(inquiry, inquiry.lines.getItems(), actor, 'copy of');
      await this.copyLines(inquiry, copy);
      return { number: copy.number };
    });
  }

  /** A quote of the same customer, taken by whoever made it; its lines come afterwards. */
  private async beginQuote(
    origin: Inquiry,
    lines: readonly InquiryLine[],
    actor: Actor,
    how: string,
  ): Promise<Inquiry> {
    const number = await this.inquiries.nextNumber();
    const quote = Inquiry.receiveInquiry({ ...factsOf(origin), number }, []);
    quote.summary = lines[0]?.name ?? origin.summary;
    quote.lineCount = lines.length;
    quote.assignTo(origin.assigneeId && how !== 'copy of' ? assigneeOf(origin, actor) : actor);
    this.em.persist(quote);
    const reason = `${how} ${origin.number}`;
    await logTransition(this.em, quote, { from: null, to: quote.status, reason }, actor);
    quote.touch();
    await transitionInquiry(this.em, quote, { to: 'in-work', actor });
    await tellCustomer(this.em, quote, 'received', null);
    return quote;
  }

  private async moveLines(from: Inquiry, to: Inquiry, lines: readonly InquiryLine[]): Promise<void> {
    await this.em.execute(
      `update sales.inquiry_line l set inquiry_id = ?, line_number = c.place
       from (select id, row_number() over (order by line_number) as place from sales.inquiry_line
             where id in (select jsonb_array_elements_text(?::jsonb)::uuid)) c
       where l.id = c.id and l.inquiry_id = ?`,
      [to.id, JSON.stringify(lines.map(({ id }) => id)), from.id],
    );
  }

  /** What staff had found out goes with the lines; an alternative points at the copy of what it replaces. */
  private async copyLines(from: Inquiry, to: Inquiry): Promise<void> {
    await this.em.execute(
      `insert into sales.inquiry_line (id, inquiry_id, ${copiedColumns.join(', ')})
       select gen_random_uuid(), ?, ${copiedColumns.join(', ')} from sales.inquiry_line where inquiry_id = ?`,
      [to.id, from.id],
    );
    await this.em.execute(
      `update sales.inquiry_line c set alternative_for = r.id
       from sales.inquiry_line o, sales.inquiry_line replaced, sales.inquiry_line r
       where c.inquiry_id = ? and o.inquiry_id = ? and o.line_number = c.line_number
         and replaced.id = o.alternative_for and r.inquiry_id = c.inquiry_id
         and r.line_number = replaced.line_number`,
      [to.id, from.id],
    );
  }
}

const copiedColumns = [
  'line_number',
  'sku',
  'uri',
  'name',
  'brand',
  'part_number',
  'quantity',
  'unit_of_measure',
  'availability_at_inquiry',
  'target_price',
  'needed_by',
  'note',
  'list_price',
  'unit_price',
  'unit_cost',
  'lead_time_days',
  'minimum_quantity',
  'not_available',
  'internal_note',
  'supplier_id',
  'changed_by',
  'added_by_store',
];

/** The lines meant, each with those offered instead of it and the one it is offered instead of. */
function chosenLines(lines: readonly InquiryLine[], ids: readonly string[]): InquiryLine[] {
  const invalid = (message: string) =>
    new DomainError('INVALID', undefined, [{ path: 'body.lineIds', message }]);
  const rootOf = ({ id, alternativeFor }: InquiryLine) => alternativeFor ?? id;
  const wanted = lines.filter(({ id }) => ids.includes(id));
  if (wanted.length !== new Set(ids).size) throw invalid('names a line that is not there');
  const roots = new Set(wanted.map(rootOf));
  const chosen = lines.filter((line) => roots.has(rootOf(line)));
  if (chosen.length === lines.length) throw invalid('leaves no line');
  return chosen;
}

const assigneeOf = ({ assigneeId = null, assignee = null }: Inquiry, { role }: Actor): Actor => ({
  accountId: assigneeId,
  name: assignee,
  role,
});

const factsOf = (inquiry: Inquiry) => ({
  kind: inquiry.kind,
  accountId: inquiry.accountId ?? null,
  accountNumber: inquiry.accountNumber ?? null,
  company: inquiry.company ?? null,
  companyId: inquiry.companyId ?? null,
  name: inquiry.name,
  email: inquiry.email,
  phone: inquiry.phone ?? null,
  contactMethod: inquiry.contactMethod,
  subject: inquiry.subject,
  orderNumber: inquiry.orderNumber ?? null,
  poWanted: inquiry.poWanted,
  shipTo: inquiry.shipTo ?? null,
  neededBy: inquiry.neededBy ?? null,
  locale: inquiry.locale,
  summary: inquiry.summary,
});
