import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { maxChunkBytes, type ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  shippingAdminApplyTariffImport,
  shippingAdminSendTariffImport,
} from '@gantry/contracts/endpoints/tariff';
import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import type { TariffKind, TariffRow } from '@gantry/contracts/schemas/tariff';
import type { TariffImport as View, TariffImportRecord } from '@gantry/contracts/schemas/tariff-admin';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { tariffEntities } from '../quote/tariff.entity.ts';
import { compareTariff, type TariffChange } from './compare-tariff.ts';
import { readTariffFile } from './tariff-file.ts';
import { TariffImport } from './tariff-import.entity.ts';
import { WriteTariff, type TariffWrite } from './write-tariff.ts';

type SendRequest = ValidRequestOf<typeof shippingAdminSendTariffImport>;
type ApplyRequest = ValidRequestOf<typeof shippingAdminApplyTariffImport>;

/** Rows of each action that are shown. */
const maxShown = 200;
const maxListed = 50;

/** Files of tariff tables: compared first, applied as they were shown, and taken back whole. */
@Injectable()
export class TariffImports {
  constructor(
    private readonly em: EntityManager,
    private readonly writes: WriteTariff,
  ) {}

  async listImports(): Promise<View[]> {
    const found = await this.em.findAll(TariffImport, { orderBy: { at: 'desc' }, limit: maxListed });
    const newest = await this.newestApplied(this.em);
    return found.map((one) => viewOf(one, newest));
  }

  /** @throws DomainError NOT_FOUND */
  async getImport(id: string): Promise<TariffImportRecord> {
    const one = await this.em.findOne(TariffImport, { id }, { populate: ['shown'], refresh: true });
    if (!one) throw new DomainError('NOT_FOUND');
    return { ...viewOf(one, await this.newestApplied(this.em)), rows: one.shown as ImportRow[] };
  }

  /**
   * Compares a file with its table and keeps the difference; the same file again under the same id is compared anew.
   * @throws DomainError INVALID at `body.file`, PAYLOAD_TOO_LARGE, WRONG_STATE once it was applied
   */
  async compareFile({ caller }: Call, { params, query, body }: SendRequest): Promise<TariffImportRecord> {
    if (body.length > maxChunkBytes) throw new DomainError('PAYLOAD_TOO_LARGE', { bytes: maxChunkBytes });
    const known = await this.em.findOne(TariffImport, { id: params.id });
    if (known && (known.state === 'applied' || known.state === 'undone' || known.byId !== caller.accountId))
      throw new DomainError('WRONG_STATE', { state: known.state });
    const one = Object.assign(known ?? new TariffImport(), {
      id: params.id,
      kind: query.kind,
      file: query.file,
      effectiveFrom: query.effectiveFrom,
      whole: query.whole === 'yes',
      content: Buffer.from(body),
      at: new Date(),
      byId: caller.accountId,
      byName: caller.name ?? caller.email,
      appliedAt: null,
      undoneAt: null,
    });
    await this.compareWith(this.em, one, body);
    await this.em.persist(one).flush();
    return this.getImport(params.id);
  }

  /**
   * Applies the difference as it was shown.
   * @throws DomainError NOT_FOUND, WRONG_STATE once applied or with refused rows that nobody agreed to leave out,
   * STALE_VERSION where the tariff has changed: the difference has been made anew and is to be looked at
   */
  async applyImport(call: Call, { params: { id }, body }: ApplyRequest): Promise<TariffImportRecord> {
    const write = { action: `apply-tariff-import:${id}`, request: { id, ...body } };
    const isFresh = await this.writes.writeOnce(
      call,
      write,
      async (em, version): Promise<TariffWrite<boolean>> => {
        const one = await this.lockImport(em, id);
        if (one.state !== 'ready' && one.state !== 'stale')
          throw new DomainError('WRONG_STATE', { state: one.state });
        if (one.counts.refused > 0 && !body.leaveOutRefused)
          throw new DomainError('WRONG_STATE', { refused: one.counts.refused });
        if (one.bookVersion !== version) return { change: null, answer: false };
        await applyChanges(em, one, one.changes as TariffChange[]);
        one.state = 'applied';
        one.appliedAt = new Date();
        return { change: changeOf(one), answer: true };
      },
    );
    if (isFresh) return this.getImport(id);
    await this.compareAgain(id);
    throw new DomainError('STALE_VERSION');
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE unless it is the newest that is applied and all of it stands */
  async undoImport(call: Call, id: string): Promise<TariffImportRecord> {
    const write = { action: `undo-tariff-import:${id}`, request: { id } };
    await this.writes.writeOnce(call, write, async (em) => {
      const one = await this.lockImport(em, id);
      if (one.state !== 'applied' || (await this.newestApplied(em)) !== id)
        throw new DomainError('WRONG_STATE', { state: one.state });
      await undoChanges(em, one, one.changes as TariffChange[]);
      one.state = 'undone';
      one.undoneAt = new Date();
      return { change: changeOf(one), answer: true };
    });
    return this.getImport(id);
  }

  private async lockImport(em: EntityManager, id: string): Promise<TariffImport> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ['changes'] } as const;
    const one = await em.findOne(TariffImport, { id }, options);
    if (!one) throw new DomainError('NOT_FOUND');
    return one;
  }

  private async newestApplied(em: EntityManager): Promise<string | undefined> {
    const one = await em.findOne(TariffImport, { state: 'applied' }, { orderBy: { appliedAt: 'desc' } });
    return one?.id;
  }

  /** In a transaction of its own: the refusal that follows must not take it back. */
  private async compareAgain(id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const one = await em.findOneOrFail(TariffImport, { id }, { populate: ['content'] });
      await this.compareWith(em, one, one.content as Buffer);
      one.state = 'stale';
    });
  }

  private async compareWith(em: EntityManager, one: TariffImport, bytes: Uint8Array): Promise<void> {
    const { kind, effectiveFrom: from, whole: isComplete } = one;
    const stated = readTariffFile(kind, bytes);
    one.bookVersion = await this.writes.version();
    const known = await em.find(tariffEntities[kind], {}, { disableIdentityMap: true });
    const choices = { from, isComplete, newId: randomUUID };
    const { rows, changes } = compareTariff(kind, stated, known.map(asRow), choices);
    one.state = 'ready';
    one.counts = countsOf(rows);
    one.shown = shownOf(rows);
    one.changes = changes;
  }
}

const asRow = (found: object) => ({ effectiveUntil: null, ...found }) as unknown as TariffRow<TariffKind>;

async function applyChanges(
  em: EntityManager,
  one: TariffImport,
  changes: readonly TariffChange[],
): Promise<void> {
  const { kind, effectiveFrom } = one;
  for (const change of changes)
    if (change.op === 'end')
      await em.nativeUpdate(tariffEntities[kind], { id: change.id }, { effectiveUntil: effectiveFrom });
  const added = changes.flatMap((change) =>
    change.op === 'add' ? [{ ...change.values, id: change.id, effectiveFrom, effectiveUntil: null }] : [],
  );
  if (added.length > 0) await em.insertMany(tariffEntities[kind], added as never[]);
}

/** @throws DomainError WRONG_STATE where something of them was changed since */
async function undoChanges(
  em: EntityManager,
  one: TariffImport,
  changes: readonly TariffChange[],
): Promise<void> {
  const { kind, effectiveFrom } = one;
  const added = changes.flatMap((change) => (change.op === 'add' ? [change.id] : []));
  const removed = await em.nativeDelete(tariffEntities[kind], { id: { $in: added }, effectiveUntil: null });
  let isIntact = removed === added.length;
  for (const change of changes) {
    if (change.op !== 'end') continue;
    const ended = { id: change.id, effectiveUntil: effectiveFrom };
    const reopened = await em.nativeUpdate(tariffEntities[kind], ended, { effectiveUntil: change.was });
    isIntact &&= reopened === 1;
  }
  if (!isIntact) throw new DomainError('WRONG_STATE', { state: 'changed-since' });
}

const changeOf = ({ file, kind, state, counts }: TariffImport) => ({
  entity: 'tariff import',
  number: file,
  field: kind,
  before: null,
  after: state,
  reason: Object.entries(counts)
    .map(([action, count]) => `${count} ${action}`)
    .join(', '),
});

function countsOf(rows: readonly ImportRow[]): View['counts'] {
  const counts = { added: 0, changed: 0, ended: 0, unchanged: 0, refused: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

const shownOf = (rows: readonly ImportRow[]): ImportRow[] =>
  (['refused', 'ended', 'changed', 'added'] as const).flatMap((action) =>
    rows.filter((row) => row.action === action).slice(0, maxShown),
  );

function viewOf(one: TariffImport, newest: string | undefined): View {
  const { id, kind, file, state, effectiveFrom, at, counts } = one;
  return {
    id,
    kind,
    file,
    state,
    effectiveFrom,
    at: at.toISOString(),
    by: one.byName ?? null,
    appliedAt: one.appliedAt?.toISOString() ?? null,
    undoneAt: one.undoneAt?.toISOString() ?? null,
    counts,
    mayUndo: state === 'applied' && id === newest,
  };
}
