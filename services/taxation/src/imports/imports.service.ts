import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { taxationAdminApplyImport, taxationAdminSendImport } from '@gantry/contracts/endpoints/taxation';
import { maxChunkBytes } from '@gantry/contracts/endpoint';
import type { ImportRow, TaxImport as View, TaxImportRecord } from '@gantry/contracts/schemas/tax-admin';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { postalPlaces } from '../places/postal-places.ts';
import { audit } from '@gantry/nest-kit/audit';
import { CachedTables } from '../tables/cached-tables.ts';
import { TaxBooksRepository } from '../tables/tax-books.repository.ts';
import type { TaxTables } from '../tables/tax-tables.ts';
import { compareHolidays } from './compare-holidays.ts';
import { compareRates } from './compare-rates.ts';
import { compareZips } from './compare-zips.ts';
import type { Difference, ImportChoices } from './import-change.ts';
import { readImport, type FileRow, type ImportKind } from './import-file.ts';
import { ImportRepository } from './import.repository.ts';
import { readRates } from './read-rates.ts';
import { TaxImport } from './tax-import.entity.ts';

type SendRequest = ValidRequestOf<typeof taxationAdminSendImport>;
type ApplyRequest = ValidRequestOf<typeof taxationAdminApplyImport>;

/** Rows of each action that are shown. */
const maxShown = 200;
const maxListed = 50;

/** Files of rates and ZIP codes: compared first, applied as they were shown, and taken back whole. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly repository: ImportRepository,
    private readonly books: TaxBooksRepository,
    private readonly tables: CachedTables,
  ) {}

  async listImports(): Promise<View[]> {
    const found = await this.em.findAll(TaxImport, { orderBy: { at: 'desc' }, limit: maxListed });
    const newest = newestApplied(found);
    return found.map((one) => viewOf(one, newest));
  }

  /** @throws DomainError NOT_FOUND */
  async getImport(id: string): Promise<TaxImportRecord> {
    const one = await this.em.findOne(TaxImport, { id }, { populate: ['shown'], refresh: true });
    if (!one) throw new DomainError('NOT_FOUND');
    const newest = await this.em.findOne(TaxImport, { state: 'applied' }, { orderBy: { appliedAt: 'desc' } });
    return { ...viewOf(one, newest?.id), rows: one.shown as ImportRow[] };
  }

  /**
   * Compares a file with the books and keeps the difference; the same file again under the same id is compared anew.
   * @throws DomainError INVALID at `body.file`, PAYLOAD_TOO_LARGE, WRONG_STATE once it was applied
   */
  async compareFile({ caller }: Call, { params, query, body }: SendRequest): Promise<TaxImportRecord> {
    if (body.length > maxChunkBytes) throw new DomainError('PAYLOAD_TOO_LARGE', { bytes: maxChunkBytes });
    const read = readImport(body);
    const { kind } = read;
    const known = await this.em.findOne(TaxImport, { id: params.id });
    if (known && (known.state === 'applied' || known.state === 'undone' || known.byId !== caller.accountId))
      throw new DomainError('WRONG_STATE', { state: known.state });
    const facts = {
      id: params.id,
      kind,
      file: query.file,
      effectiveFrom: query.effectiveFrom,
      whole: query.whole === 'yes',
      content: Buffer.from(body),
      at: new Date(),
      byId: caller.accountId,
      byName: caller.name ?? caller.email,
      appliedAt: null,
      undoneAt: null,
    };
    const one = Object.assign(known ?? new TaxImport(), facts);
    await this.compareWith(one, read);
    await this.em.persist(one).flush();
    return this.getImport(params.id);
  }

  /**
   * Applies the difference as it was shown.
   * @throws DomainError NOT_FOUND, WRONG_STATE once applied or with refused rows that nobody agreed to leave out,
   * STALE_VERSION where the books have changed: the difference has been made anew and is to be looked at
   */
  async applyImport(call: Call, { params: { id }, body }: ApplyRequest): Promise<TaxImportRecord> {
    const isFresh = await this.writeOnce(call, `apply-tax-import:${id}`, { id, ...body }, async (em) => {
      const version = await this.books.lockBooks(em);
      const one = await this.lockImport(em, id);
      if (one.state !== 'ready' && one.state !== 'stale')
        throw new DomainError('WRONG_STATE', { state: one.state });
      if (one.counts.refused > 0 && !body.leaveOutRefused)
        throw new DomainError('WRONG_STATE', { refused: one.counts.refused });
      if (one.bookVersion !== version) return false;
      await this.repository.apply(em, one.changes ?? [], { name: one.byName ?? null, file: one.file });
      one.state = 'applied';
      one.appliedAt = new Date();
      await this.finish(em, call, one, 'applied');
      return true;
    });
    if (isFresh) return this.getImport(id);
    await this.compareAgain(id);
    throw new DomainError('STALE_VERSION');
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE unless it is the newest that is applied and all of it stands */
  async undoImport(call: Call, id: string): Promise<TaxImportRecord> {
    await this.writeOnce(call, `undo-tax-import:${id}`, { id }, async (em) => {
      await this.books.lockBooks(em);
      const one = await this.lockImport(em, id);
      const newest = await em.findOne(TaxImport, { state: 'applied' }, { orderBy: { appliedAt: 'desc' } });
      if (one.state !== 'applied' || newest?.id !== id)
        throw new DomainError('WRONG_STATE', { state: one.state });
      if (!(await this.repository.undo(em, one.changes ?? [])))
        throw new DomainError('WRONG_STATE', { state: 'changed-since' });
      one.state = 'undone';
      one.undoneAt = new Date();
      await this.finish(em, call, one, 'undone');
      return true;
    });
    return this.getImport(id);
  }

  private async writeOnce(
    call: Call,
    scope: string,
    request: unknown,
    act: (em: EntityManager) => Promise<boolean>,
  ) {
    const who = `${scope}:${call.caller.accountId}`;
    const done = await idempotent(this.em, { scope: who, key: call.idempotencyKey ?? '', request }, act);
    await this.tables.refresh();
    return done;
  }

  private async finish(em: EntityManager, { caller }: Call, one: TaxImport, after: string): Promise<void> {
    await em.flush();
    const version = await this.books.raiseVersion(em);
    const reason = Object.entries(one.counts)
      .map(([action, count]) => `${count} ${action}`)
      .join(', ');
    await audit(em, caller, {
      entity: 'tax import',
      number: one.file,
      field: one.kind,
      before: null,
      after,
      reason,
      mark: `tax-books:${version}`,
    });
  }

  private async lockImport(em: EntityManager, id: string): Promise<TaxImport> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ['changes'] } as const;
    const one = await em.findOne(TaxImport, { id }, options);
    if (!one) throw new DomainError('NOT_FOUND');
    return one;
  }

  /** In a transaction of its own: the refusal that follows must not take it back. */
  private async compareAgain(id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const one = await em.findOneOrFail(TaxImport, { id }, { populate: ['content'] });
      await this.compareWith(one, readImport(one.content as Buffer));
      one.state = 'stale';
    });
  }

  private async compareWith(one: TaxImport, read: ReadFile): Promise<void> {
    const tables = await this.tables.refresh();
    const choices = { effectiveFrom: one.effectiveFrom, isComplete: one.whole };
    const { rows: found, changes } = compareRows(read, tables, { ...choices, source: one.file });
    one.state = 'ready';
    one.bookVersion = tables.books.version;
    one.counts = countsOf(found);
    one.shown = shownOf(found);
    one.changes = changes;
  }
}

interface ReadFile {
  readonly kind: ImportKind;
  readonly rows: readonly FileRow[];
}

function compareRows(
  { kind, rows }: ReadFile,
  tables: TaxTables,
  { source, ...choices }: ImportChoices & { readonly source: string },
): Difference {
  const { books } = tables;
  if (kind === 'zip-codes') {
    const entered = Map.groupBy(books.zipPlaces, ({ zipFrom }) => zipFrom);
    const postal = postalPlaces();
    const known = {
      enteredFor: (zip: string) => entered.get(zip) ?? [],
      postalFor: (zip: string) => postal.get(zip) ?? [],
    };
    return compareZips(rows, known, source);
  }
  if (kind === 'holidays') return compareHolidays(rows, books.holidays, choices);
  const level = ({ states: 'state', counties: 'county', cities: 'city', districts: 'district' } as const)[
    kind
  ];
  const known = {
    placeOf: (code: string) => tables.placeOf(code),
    ratesOf: (code: string) => tables.ratesOf(code),
    jurisdictions: books.jurisdictions,
  };
  return compareRates({ level, ...readRates(kind, rows) }, known, choices);
}

function countsOf(rows: readonly ImportRow[]): View['counts'] {
  const counts = { added: 0, changed: 0, ended: 0, unchanged: 0, refused: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

const shownOf = (rows: readonly ImportRow[]): ImportRow[] =>
  (['refused', 'ended', 'changed', 'added'] as const).flatMap((action) =>
    rows.filter((row) => row.action === action).slice(0, maxShown),
  );

const newestApplied = (imports: readonly TaxImport[]): string | undefined =>
  [...imports]
    .filter(({ state }) => state === 'applied')
    .sort((a, b) => (b.appliedAt?.valueOf() ?? 0) - (a.appliedAt?.valueOf() ?? 0))[0]?.id;

function viewOf(one: TaxImport, newest: string | undefined): View {
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
