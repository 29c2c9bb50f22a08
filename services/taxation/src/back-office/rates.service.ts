import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { taxationAdminAddRate, taxationAdminListRates } from '@gantry/contracts/endpoints/taxation';
import { hasZipCodes } from '@gantry/domain/zip-codes';
import type { TaxRateRow } from '@gantry/contracts/schemas/tax-admin';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { cityCode, countyCode, districtCode, stateCode } from '../places/jurisdiction-code.ts';
import { Jurisdiction } from '../rates/jurisdiction.entity.ts';
import { TaxRate } from '../rates/tax-rate.entity.ts';
import { RateRepository, type RateQuery } from './rate.repository.ts';
import { WriteBooks } from './write-books.ts';

type NewRate = ValidRequestOf<typeof taxationAdminAddRate>['body'];
type ListQuery = ValidRequestOf<typeof taxationAdminListRates>['query'];

/** The rates as staff read and change them. A rate is never overwritten: a new one begins, and ends the one before. */
@Injectable()
export class RatesService {
  constructor(
    private readonly repository: RateRepository,
    private readonly writes: WriteBooks,
  ) {}

  async listRates({ page = 1, size = 50, ...filter }: ListQuery) {
    const query: RateQuery = { ...filter, level: filter.level ?? null, state: filter.state ?? null };
    const { items, total } = await this.repository.listRates(query, { page, size });
    return { items: items satisfies TaxRateRow[], total, page, size };
  }

  /** @throws DomainError INVALID, WRONG_STATE where a rate of this day or a later one is entered already */
  addRate(call: Call, form: NewRate): Promise<{ code: string }> {
    const facts = factsOf(form);
    return this.writes.writeOnce(call, { action: 'add-tax-rate', request: form }, async (em) => {
      const before = await this.putRate(em, call, facts, form);
      const change = {
        entity: 'tax rate',
        number: facts.code,
        field: 'rate',
        before,
        after: `${form.percent} from ${form.from}`,
        reason: form.reason,
      };
      return { change, answer: { code: facts.code } };
    });
  }

  private async putRate(em: EntityManager, call: Call, facts: Facts, form: NewRate): Promise<string | null> {
    const known = await em.findOne(Jurisdiction, { code: facts.code });
    if (!known)
      em.persist(Object.assign(new Jurisdiction(), { ...facts, district: null, zips: [], counties: [] }));
    const last = await em.findOne(
      TaxRate,
      { jurisdiction: facts.code, appliesTo: 'goods' },
      { orderBy: { effectiveFrom: 'desc' } },
    );
    if (last && last.effectiveFrom >= form.from)
      throw new DomainError('WRONG_STATE', { from: last.effectiveFrom });
    if (last && (last.effectiveUntil ?? form.from) >= form.from) last.effectiveUntil = form.from;
    const rate = {
      jurisdiction: facts.code,
      appliesTo: 'goods' as const,
      effectiveFrom: form.from,
      effectiveUntil: null,
      level: form.level,
      rate: form.percent,
      source: 'entered',
      sourceVersion: form.from,
      enteredBy: call.caller.name ?? call.caller.email,
      reason: form.reason,
    };
    em.persist(Object.assign(new TaxRate(), rate));
    return last ? `${last.rate} from ${last.effectiveFrom}` : null;
  }
}

type Facts = Pick<Jurisdiction, 'code' | 'level' | 'state' | 'name'> & { readonly county: string | null };

/** @throws DomainError INVALID for a state that is none, or a place without its name */
function factsOf({ level, state, name, county }: NewRate): Facts {
  if (!hasZipCodes(state)) throw invalid('state', 'is not a state');
  if (level === 'state') return { code: stateCode(state), level, state, name: state, county: null };
  if (!name) throw invalid('name', 'is needed');
  const codeOf = { county: countyCode, city: cityCode, district: districtCode }[level];
  return { code: codeOf(state, name), level, state, name, county: level === 'city' ? county : null };
}

const invalid = (field: string, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.${field}`, message }]);
