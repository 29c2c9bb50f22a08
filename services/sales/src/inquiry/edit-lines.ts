import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesEditQuoteLines } from '@gantry/contracts/endpoints/quote-requests';
import type { Inquiry as InquiryView } from '@gantry/contracts/schemas/inquiry';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { Actor } from '../order/actor.ts';
import { CustomerInquiries, type Key } from './customer-inquiries.ts';
import { fileRecordOf } from './file-record-of.ts';
import { logFields, type Audited } from './inquiry-log.ts';
import type { Inquiry, InquiryLine } from './inquiry.entity.ts';

type Edit = ValidRequestOf<typeof salesEditQuoteLines>['body'];
type EditedLine = Edit['lines'][number];

/** Changes of a request's lines by its customer, while nobody of the store has taken it. */
@Injectable()
export class EditLines {
  constructor(
    private readonly inquiries: CustomerInquiries,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE once it is taken, STALE_VERSION, INVALID for a line that is not there */
  async editLines(call: Call, key: Key, edit: Edit): Promise<InquiryView> {
    await this.inquiries.changeOnce(call, key, 'edit', edit, async (em, inquiry, actor) => {
      if (inquiry.version !== edit.version)
        throw new DomainError('STALE_VERSION', { version: inquiry.version });
      await this.applyEdit(em, inquiry, edit.lines, actor);
    });
    return this.inquiries.getInquiry(call, key);
  }

  private async applyEdit(
    em: EntityManager,
    inquiry: Inquiry,
    edited: readonly EditedLine[],
    actor: Actor,
  ): Promise<void> {
    const lines = inquiry.lines.getItems();
    const byNumber = new Map(edited.map((line) => [line.lineNumber, line]));
    checkNumbers(edited, lines);
    const changes = lines.flatMap((line) => applyLine(line, byNumber.get(line.lineNumber)));
    for (const line of lines.filter(({ lineNumber }) => !byNumber.has(lineNumber))) em.remove(line);
    inquiry.lineCount = byNumber.size;
    inquiry.touch();
    await em.flush();
    const left = new Map([...byNumber.keys()].map((number) => [String(number), String(number)]));
    await this.files.renameLines(em, fileRecordOf(inquiry), left);
    await logFields(em, inquiry, changes, { actor });
  }
}

/** @throws DomainError INVALID for a line that is not there, or there twice */
function checkNumbers(edited: readonly EditedLine[], lines: readonly InquiryLine[]): void {
  const issues = edited.flatMap(({ lineNumber }, index) => {
    const isKnown = lines.some((line) => line.lineNumber === lineNumber);
    const isFirst = edited.findIndex((one) => one.lineNumber === lineNumber) === index;
    return isKnown && isFirst ? [] : [{ path: `body.lines.${index}.lineNumber`, message: 'is no line' }];
  });
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
}

/** Takes what was entered over; without it the line is taken out. Says what changed, for the audit trail. */
function applyLine(line: InquiryLine, edited: EditedLine | undefined): Audited[] {
  const before = inWords(line);
  if (edited) {
    const { quantity, targetPrice, neededBy, note } = edited;
    const isChanged = inWords(edited) !== before;
    Object.assign(line, {
      quantity,
      targetPrice,
      neededBy,
      note,
      version: line.version + (isChanged ? 1 : 0),
    });
  }
  const after = edited ? inWords(edited) : null;
  const field = `line ${line.lineNumber}`;
  return before === after ? [] : [{ field, before, after, reason: null }];
}

const inWords = ({
  quantity,
  targetPrice,
  neededBy,
  note,
}: Pick<InquiryLine, keyof EditedLine & keyof InquiryLine>) =>
  [quantity, targetPrice ?? '-', neededBy ?? '-', note ?? '-'].join(' | ');
