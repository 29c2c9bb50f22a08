import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identitySetStartView } from '@gantry/contracts/endpoints/list-views';
import { maxListViews } from '@gantry/contracts/list-view-limits';
import type { ListView, ListViewChange, ListViews, NewListView } from '@gantry/contracts/schemas/list-view';
import {
  mayReadList,
  mayRemoveSharedViews,
  viewAudiencesOf,
  type ListName,
  type ViewAudience,
} from '@gantry/domain/list-views';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { accountIdOf } from '../account/account-id.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { ListViewRepository, type StoredView, type ViewReader } from './list-view.repository.ts';

type Start = ValidRequestOf<typeof identitySetStartView>['body'];
const ok = { ok: true } as const;

/** Views of the back office's lists: kept by whoever made them, shared by right. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly em: EntityManager,
    private readonly views: ListViewRepository,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws DomainError NOT_PERMITTED for a list this person does not read */
  async listViews(call: Call, list: ListName): Promise<ListViews> {
    requireReader(list, call);
    const reader = readerOf(call);
    const views = await this.views.listViews(reader, list);
    return {
      views: views.map((view) => viewOf(view, reader)),
      startId: await this.views.startOf(reader, list),
    };
  }

  /** @throws DomainError NOT_PERMITTED for a list or for people it may not be shared with, INVALID for too many views */
  createView(call: Call, request: NewListView): Promise<{ readonly id: string }> {
    const { accountId } = readerOf(call);
    return this.once('create-list-view', call, request, async () => {
      requireReader(request.list, call);
      requireAudience(request.list, request.sharedWith, call);
      if ((await this.views.countOf(accountId, request.list)) >= maxListViews)
        throw new DomainError('INVALID', { maxListViews });
      const id = await this.views.insertView(accountId, request);
      await this.record(call, ['view', null, titleOf(request)]);
      return { id };
    });
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED for anybody but its owner, STALE_VERSION */
  changeView(call: Call, id: string, request: ListViewChange): Promise<typeof ok> {
    return this.once(`change-list-view:${id}`, call, request, async () => {
      const view = await this.known(call, id);
      if (view.accountId !== accountIdOf(call)) throw new DomainError('NOT_PERMITTED');
      const { version, ...change } = request;
      if (view.version !== version) throw new DomainError('STALE_VERSION');
      const next = { ...view, ...change };
      if (next.sharedWith !== view.sharedWith) requireAudience(view.list, next.sharedWith, call);
      await this.views.changeView(id, next);
      if (titleOf(next) !== titleOf(view)) await this.record(call, ['view', titleOf(view), titleOf(next)]);
      if (change.query || change.arrangement) await this.record(call, ['view-content', null, titleOf(next)]);
      return ok;
    });
  }

  /** @throws DomainError NOT_FOUND, NOT_PERMITTED for who neither owns it nor may remove what others share */
  removeView(call: Call, id: string): Promise<typeof ok> {
    return this.once(`remove-list-view:${id}`, call, { id }, async () => {
      const view = await this.known(call, id);
      if (!mayRemove(view, readerOf(call))) throw new DomainError('NOT_PERMITTED');
      await this.views.removeView(id);
      await this.record(call, ['view', titleOf(view), null]);
      return ok;
    });
  }

  /** @throws DomainError NOT_PERMITTED for a list this person does not read, NOT_FOUND for a view of another list */
  setStart(call: Call, { list, id }: Start): Promise<typeof ok> {
    return this.once('set-start-view', call, { list, id }, async () => {
      requireReader(list, call);
      const view = id === null ? null : await this.known(call, id);
      if (view && view.list !== list) throw new DomainError('NOT_FOUND');
      await this.views.setStart(accountIdOf(call), list, id);
      await this.record(call, ['list-start', null, view ? titleOf(view) : list]);
      return ok;
    });
  }

  private once<Answer>(name: string, call: Call, request: unknown, run: () => Promise<Answer>) {
    const scope = `${name}:${accountIdOf(call)}`;
    return idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request }, run);
  }

  /** A view of a list this person reads, theirs or shared with them. */
  private async known(call: Call, id: string): Promise<StoredView> {
    const view = await this.views.lockView(readerOf(call), id);
    if (!view || !mayReadList(view.list, call.caller.role)) throw new DomainError('NOT_FOUND');
    return view;
  }

  private record({ caller, requestId }: Call, [field, before, after]: TrailWords): Promise<void> {
    return this.trail.appendEntry({
      at: new Date().toISOString(),
      actorId: caller.accountId,
      actor: caller.email,
      actorRole: caller.role,
      entity: 'list-view',
      entityNumber: null,
      field,
      before,
      after,
      reason: null,
      requestId,
    });
  }
}

type TrailWords = readonly [field: string, before: string | null, after: string | null];

const readerOf = (call: Call): ViewReader => ({ accountId: accountIdOf(call), role: call.caller.role });

/** A view as the trail names it. */
const titleOf = ({ list, name, sharedWith }: Pick<StoredView, 'list' | 'name' | 'sharedWith'>): string =>
  [`${list}: ${name}`, ...(sharedWith ? [`(${sharedWith})`] : [])].join(' ');

function requireReader(list: ListName, { caller }: Call): void {
  if (!mayReadList(list, caller.role)) throw new DomainError('NOT_PERMITTED');
}

function requireAudience(list: ListName, audience: ViewAudience | null, { caller }: Call): void {
  if (audience !== null && !viewAudiencesOf(list, caller.role).includes(audience))
    throw new DomainError('NOT_PERMITTED');
}

const mayRemove = ({ accountId, sharedWith }: StoredView, reader: ViewReader): boolean =>
  accountId === reader.accountId || (sharedWith !== null && mayRemoveSharedViews(reader.role));

function viewOf(view: StoredView, reader: ViewReader): ListView {
  const { id, name, sharedWith, owner, query, arrangement, version, accountId } = view;
  const isOwner = accountId === reader.accountId;
  return {
    id,
    name,
    sharedWith,
    owner,
    isOwner,
    mayRemove: mayRemove(view, reader),
    query,
    arrangement,
    version,
  };
}
