import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  isTextCell,
  tariffColumns,
  tariffKinds,
  type TariffKind,
  type TariffRow,
} from '@gantry/contracts/schemas/tariff';
import { Tariff, type TariffRows } from './tariff.ts';
import { TransitTime } from './tariff.entity.ts';

/** Reads the tariff of a day. */
@Injectable()
export class TariffRepository {
  constructor(private readonly em: EntityManager) {}

  /** @param day ISO date */
  async findOn(day: string): Promise<Tariff> {
    // a fork, because the tariff is kept longer than the call that asks for it
    const em = this.em.fork();
    const isInForce = {
      effectiveFrom: { $lte: day },
      $or: [{ effectiveUntil: null }, { effectiveUntil: { $gt: day } }],
    };
    const rows: Partial<Record<TariffKind, readonly TariffRow<TariffKind>[]>> = {};
    for (const kind of tariffKinds) {
      rows[kind] = await em.execute<TariffRow<TariffKind>[]>(rowsSql(kind), [day, day]);
    }
    const places = await em.find(TransitTime, isInForce, { disableIdentityMap: true });
    return new Tariff(rows as unknown as TariffRows, day, places);
  }
}

/** Thousands of rows: as entities they would take many times as long. */
function rowsSql(kind: TariffKind): string {
  const columns = tariffColumns(kind).map(([name, cell]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `${column}${isTextCell(cell) ? '' : '::integer'} as "${name}"`;
  });
  return `select id, effective_from::text as "effectiveFrom", effective_until::text as "effectiveUntil",
      ${columns.join(', ')}
    from shipping.tariff_${kind}
    where effective_from <= ? and (effective_until is null or effective_until > ?)`;
}
