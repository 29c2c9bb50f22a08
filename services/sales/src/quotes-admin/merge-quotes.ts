import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { logFields } from '../inquiry/inquiry-log.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import type { Actor } from '../order/actor.ts';

/** Puts two requests of one customer together. */
@Injectable()
export class MergeQuotes {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
  ) {}

  /**
   * Moves lines and messages of a locked inquiry to another that goes on.
   * @throws DomainError INVALID where that one is not there, has ended or been offered, or belongs to somebody else
   */
  async mergeInto(from: Inquiry, number: string, actor: Actor): Promise<void> {
    const into = await this.inquiries.lock(number);
    const problem = problemOf(from, into);
    if (!into || problem) {
      throw new DomainError('INVALID', undefined, [{ path: 'body.mergedInto', message: problem ?? '' }]);
    }
    await this.em.flush();
    await this.takeOverRows(from, into);
    into.lineCount += from.lineCount;
    from.lineCount = 0;
    into.touch();
    await this.em.flush();
    const merged = { field: 'merged', before: null, after: from.number, reason: null };
    await logFields(this.em, into, [merged], { actor });
  }

  /** Lines behind those that are there; messages keep their time and so find their place. */
  private async takeOverRows(from: Inquiry, into: Inquiry): Promise<void> {
    await this.em.execute(
      `update sales.inquiry_line set inquiry_id = ?, line_number = line_number +
         coalesce((select max(line_number) from sales.inquiry_line where inquiry_id = ?), 0)
       where inquiry_id = ?`,
      [into.id, into.id, from.id],
    );
    await this.em.execute('update sales.inquiry_message set inquiry_id = ? where inquiry_id = ?', [
      into.id,
      from.id,
    ]);
  }
}

function problemOf(from: Inquiry, into: Inquiry | null): string | null {
  if (!into) return 'is no inquiry';
  const { turn } = quoteStatuses[into.status];
  if (turn === null || into.status === 'sent-offer' || into.status === 'move-to-offer') return 'is not open';
  return isSameCustomer(from, into) ? null : 'belongs to another customer';
}

/** Whoever reads the one record would read the other's messages. */
function isSameCustomer(a: Inquiry, b: Inquiry): boolean {
  if (a.accountId && a.accountId === b.accountId) return true;
  if (a.companyId && a.companyId === b.companyId) return true;
  return a.email === b.email;
}
