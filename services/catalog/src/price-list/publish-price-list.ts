import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { nameOfCaller } from '@gantry/contracts/caller-name';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type * as endpoints from '@gantry/contracts/endpoints/price-lists';
import type { Issue } from '@gantry/contracts/errors';
import { audit } from '@gantry/nest-kit/audit';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { ContractPrices } from '../price/contract-prices.ts';
import type { Member, PriceListContent } from './price-list-content.ts';
import { PriceListRepository } from './price-list.repository.ts';
import { PriceLists } from './price-lists.service.ts';
import { withoutPlace } from './read-lines.ts';

type Publishing = ValidRequestOf<typeof endpoints.catalogAdminPublishPriceList>;
type Restoring = ValidRequestOf<typeof endpoints.catalogAdminRestorePriceList>;
type Form = Publishing['body']['form'];
interface Published {
  readonly id: string;
  /** the revision on screen */
  readonly revision: number;
  readonly content: PriceListContent;
  readonly reason: string;
  readonly restores: number | null;
}

/** Publishes price lists, revision by revision. */
@Injectable()
export class PublishPriceList {
  constructor(
    private readonly em: EntityManager,
    private readonly client: ContractClient,
    private readonly lists: PriceListRepository,
    private readonly read: PriceLists,
    private readonly prices: ContractPrices,
  ) {}

  /** @throws DomainError INVALID, STALE_VERSION where somebody else published one meanwhile */
  async publish(call: Call, { params: { id }, body }: Publishing): Promise<void> {
    const { revision, form, reason } = body;
    await this.once(call, `publish:${id}`, body, async (em) => {
      const content = await this.contentOf(id, form);
      await this.writeRevision(em, call, { id, revision, content, reason, restores: null });
    });
  }

  /** Publishes an earlier revision again. @throws DomainError NOT_FOUND, STALE_VERSION, INVALID where its name is taken */
  async restore(call: Call, { params: { id }, body }: Restoring): Promise<void> {
    const { revision, to, reason } = body;
    await this.once(call, `restore:${id}`, body, async (em) => {
      const earlier = (await this.lists.revisionsOf(id)).find((one) => one.revision === to);
      if (!earlier) throw new DomainError('NOT_FOUND');
      const issues = await this.nameIssues(id, earlier.content.name, 'to');
      if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
      await this.writeRevision(em, call, { id, revision, content: earlier.content, reason, restores: to });
    });
  }

  private async once(call: Call, what: string, request: unknown, run: (em: EntityManager) => Promise<void>) {
    const write = {
      scope: `price-list:${call.caller.accountId}:${what}`,
      key: call.idempotencyKey ?? '',
      request,
    };
    await idempotent(this.em, write, async (em) => {
      await run(em);
      return null;
    });
    // Other processes hear of it by the notice; this one need not wait for it.
    this.prices.forgetLists();
  }

  private async writeRevision(em: EntityManager, { caller }: Call, published: Published): Promise<void> {
    const { id, revision, content, reason, restores } = published;
    const newest = await this.lists.lockRevision(id);
    if (newest !== revision) throw new DomainError('STALE_VERSION', { revision: newest });
    const by = { actorId: caller.accountId, actor: nameOfCaller(caller) };
    await this.lists.publishRevision({ listId: id, revision: newest + 1, content, reason, restores, ...by });
    await audit(em, caller, {
      entity: 'price-list',
      number: id,
      field: 'revision',
      before: newest === 0 ? null : String(newest),
      after: `${newest + 1}: ${content.name}`,
      reason,
      mark: `price-list:${id}:${newest + 1}`,
    });
  }

  /** @throws DomainError INVALID */
  private async contentOf(
    id: string,
    { lines: text, members: wanted, ...form }: Form,
  ): Promise<PriceListContent> {
    const { lines, problems } = await this.read.checkLines(text);
    const { members, issues } = await this.membersOf(form.audience === 'all' ? [] : wanted);
    issues.push(...(await this.nameIssues(id, form.name, 'form.name')));
    if (problems.length > 0) issues.push({ path: 'form.lines', message: 'has lines with problems' });
    else if (lines.length === 0) issues.push({ path: 'form.lines', message: 'has no lines' });
    if (form.audience === 'chosen' && wanted.length === 0)
      issues.push({ path: 'form.audience', message: 'names nobody' });
    if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
    return { ...form, members, lines: lines.map(withoutPlace) };
  }

  private async nameIssues(id: string, name: string, path: string): Promise<Issue[]> {
    const taken = await this.lists.idOfName(name);
    return taken === null || taken === id ? [] : [{ path, message: 'is taken' }];
  }

  private async membersOf(wanted: Form['members']): Promise<{ members: Member[]; issues: Issue[] }> {
    const members: Member[] = [];
    const issues: Issue[] = [];
    for (const [at, { number, isCompany }] of wanted.entries()) {
      const person = await this.client.call(identityFindAccount, { body: { number } });
      const path = `form.members.${at}.number`;
      if (!person) issues.push({ path, message: 'is no account' });
      else if (isCompany && person.companyId === null) issues.push({ path, message: 'is in no company' });
      else {
        const { accountId, accountNumber, company, companyId } = person;
        const who = isCompany ? { accountId: null, companyId } : { accountId, companyId: null };
        members.push({ number: accountNumber, company, ...who });
      }
    }
    return { members, issues };
  }
}
