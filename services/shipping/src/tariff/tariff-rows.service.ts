import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  shippingAdminAddTariffRow,
  shippingAdminEndTariffRow,
  shippingAdminListTariff,
} from '@gantry/contracts/endpoints/tariff';
import {
  tariffTables,
  type TariffCell,
  type TariffKind,
  type TariffRow,
} from '@gantry/contracts/schemas/tariff';
import type { ListedTariffRow } from '@gantry/contracts/schemas/tariff-admin';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { literal } from '@gantry/nest-kit/like';
import { asAnyRow } from '../quote/rate-engine.ts';
import { tariffEntities } from '../quote/tariff.entity.ts';
import { factsOfRow, nameOfRow, writeTariffFile } from './tariff-file.ts';
import { WriteTariff } from './write-tariff.ts';

type ListQuery = ValidRequestOf<typeof shippingAdminListTariff>['query'];
type NewRow = ValidRequestOf<typeof shippingAdminAddTariffRow>['body'];
type EndRequest = ValidRequestOf<typeof shippingAdminEndTariffRow>;

/** Cells a search looks in. */
const searched: readonly TariffCell[] = [
  'service',
  'provider',
  'zone',
  'zip',
  'surcharge',
  'freight-class',
  'rule',
];

/** The rows of the tariff as staff read and change them. A row is never overwritten: a new one begins, and ends the one before. */
@Injectable()
export class TariffRows {
  constructor(
    private readonly em: EntityManager,
    private readonly writes: WriteTariff,
  ) {}

  async listRows({ kind, phase, search, page = 1, size = 50 }: ListQuery) {
    const where = { $and: [phaseWhere(phase, todayUtc()), searchWhere(kind, search)] };
    const keys = tariffTables[kind].key.map((name) => [name, 'asc'] as const);
    const orderBy = [...keys.map(([name, way]) => ({ [name]: way })), { effectiveFrom: 'desc' }];
    const options = { orderBy: orderBy as object[], limit: size, offset: (page - 1) * size };
    const [rows, total] = await this.em.findAndCount(tariffEntities[kind], where, options);
    return { items: rows.map((row) => listedRow(kind, row)), total, page, size };
  }

  /** @throws DomainError WRONG_STATE where a row of this day or a later one is entered already */
  addRow(call: Call, form: NewRow): Promise<ListedTariffRow> {
    const { kind, from, values, reason } = form;
    return this.writes.writeOnce(call, { action: 'add-tariff-row', request: form }, async (em) => {
      const key = Object.fromEntries(tariffTables[kind].key.map((name) => [name, values[name]]));
      const [last] = await em.find(tariffEntities[kind], key, {
        orderBy: { effectiveFrom: 'desc' },
        limit: 1,
      });
      if (last && last.effectiveFrom >= from)
        throw new DomainError('WRONG_STATE', { from: last.effectiveFrom });
      if (last && (last.effectiveUntil ?? from) >= from) last.effectiveUntil = from;
      const facts = { ...values, id: randomUUID(), effectiveFrom: from, effectiveUntil: null };
      const row = em.create(tariffEntities[kind], facts as never);
      em.persist(row);
      const change = {
        entity: 'tariff',
        number: nameOfRow(kind, values),
        field: kind,
        before: last ? factsOfRow(kind, last) : null,
        after: `${factsOfRow(kind, values)} from ${from}`,
        reason,
      };
      return { change, answer: listedRow(kind, facts) };
    });
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE where it has ended or begins on that day or later */
  endRow(call: Call, { params: { id }, body }: EndRequest): Promise<ListedTariffRow> {
    const { kind, on, reason } = body;
    return this.writes.writeOnce(call, { action: 'end-tariff-row', request: { id, ...body } }, async (em) => {
      const row = await em.findOne(tariffEntities[kind], { id });
      if (!row) throw new DomainError('NOT_FOUND');
      const { effectiveFrom, effectiveUntil = null } = row;
      if (effectiveFrom >= on || (effectiveUntil !== null && effectiveUntil <= on))
        throw new DomainError('WRONG_STATE', { from: effectiveFrom });
      row.effectiveUntil = on;
      const change = {
        entity: 'tariff',
        number: nameOfRow(kind, row),
        field: kind,
        before: factsOfRow(kind, row),
        after: `ends ${on}`,
        reason,
      };
      return { change, answer: listedRow(kind, row) };
    });
  }

  /** One table as it holds today, as a file that an import takes. */
  async exportRows(kind: TariffKind): Promise<string> {
    const keys = tariffTables[kind].key.map((name) => ({ [name]: 'asc' as const }));
    const rows = await this.em.find(tariffEntities[kind], phaseWhere('now', todayUtc()), {
      orderBy: keys as object[],
    });
    return writeTariffFile(kind, rows);
  }
}

const todayUtc = (): string => new Date().toISOString().slice(0, 10);

function phaseWhere(phase: ListQuery['phase'], today: string): object {
  if (phase === 'coming') return { effectiveFrom: { $gt: today } };
  if (phase === 'ended') return { effectiveUntil: { $lte: today } };
  if (phase === 'all') return {};
  return {
    effectiveFrom: { $lte: today },
    $or: [{ effectiveUntil: null }, { effectiveUntil: { $gt: today } }],
  };
}

function searchWhere(kind: TariffKind, search: string | null): object {
  if (search === null) return {};
  const columns: readonly (readonly [string, TariffCell])[] = Object.entries(tariffTables[kind].columns);
  const names = columns.filter(([, cell]) => searched.includes(cell)).map(([name]) => name);
  return { $or: names.map((name) => ({ [name]: { $ilike: `%${literal(search)}%` } })) };
}

function listedRow(kind: TariffKind, found: object): ListedTariffRow {
  const row = { effectiveUntil: null, ...found } as unknown as TariffRow<TariffKind>;
  const today = todayUtc();
  const hasEnded = row.effectiveUntil !== null && row.effectiveUntil <= today;
  const phase = row.effectiveFrom > today ? 'coming' : hasEnded ? 'ended' : 'now';
  return { ...asAnyRow(kind, row), phase };
}
