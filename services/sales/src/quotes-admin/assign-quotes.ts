import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminAssignInquiry } from '@gantry/contracts/endpoints/quotes-admin';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import type { Assignee } from '@gantry/contracts/schemas/assignee';
import { quoteLineRoles } from '@gantry/domain/roles';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { logFields } from '../inquiry/inquiry-log.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { StaffDirectory } from '../shared/staff-directory.ts';
import { StaffWrites } from './staff-writes.ts';
import { AdminQuotes } from './admin-quotes.service.ts';

type AssignRequest = ValidRequestOf<typeof salesAdminAssignInquiry>;

/** Who has which quote. */
@Injectable()
export class AssignQuotes {
  constructor(
    private readonly em: EntityManager,
    private readonly writes: StaffWrites,
    private readonly quotes: AdminQuotes,
    private readonly staff: StaffDirectory,
  ) {}

  /** Who can take one on, by name. */
  listAssignees(): Promise<Assignee[]> {
    return this.staff.listPeople(quoteLineRoles);
  }

  /**
   * A new one is in work as soon as somebody has it.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE for one that has ended, INVALID
   */
  async assign(call: Call, { params, body }: AssignRequest): Promise<AdminInquiry> {
    const { number } = params;
    const assignee = await this.findAssignee(body.assigneeId);
    const write = { action: 'assign', number, request: body, version: body.version };
    await this.writes.writeOnce(call, write, async (inquiry, actor) => {
      const { status } = inquiry;
      if (quoteStatuses[status].turn === null) throw new DomainError('WRONG_STATE', { status });
      const change = { before: inquiry.assignee ?? null, after: assignee?.name ?? null };
      inquiry.touch();
      inquiry.assignTo({
        accountId: assignee?.accountId ?? null,
        name: assignee?.name ?? null,
        role: actor.role,
      });
      await this.em.flush();
      await logFields(this.em, inquiry, [{ field: 'assignee', ...change, reason: null }], { actor });
      if (status === 'new' && assignee) await transitionInquiry(this.em, inquiry, { to: 'in-work', actor });
    });
    return this.quotes.getInquiry(call, number);
  }

  private async findAssignee(accountId: string | null) {
    if (accountId === null) return null;
    const people = await this.listAssignees();
    const found = people.find((person) => person.accountId === accountId);
    if (found) return found;
    const issue = { path: 'body.assigneeId', message: 'cannot take on inquiries' };
    throw new DomainError('INVALID', undefined, [issue]);
  }
}
