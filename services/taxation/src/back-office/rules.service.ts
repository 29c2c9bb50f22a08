import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type * as calls from '@gantry/contracts/endpoints/taxation';
import { typedPercentSchema, type ZipRule } from '@gantry/contracts/schemas/taxation';
import type { TaxRules } from '@gantry/contracts/schemas/tax-admin';
import { hasZipCodes } from '@gantry/domain/zip-codes';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import * as v from 'valibot';
import { plainRate } from '../rates/rate.ts';
import { Book, Holiday, Nexus, Taxability, TaxCodeRule } from '../rules/rules.entity.ts';
import { ratesVersionOf } from '../tables/tax-books.ts';
import { WriteBooks } from './write-books.ts';

type NexusForm = ValidRequestOf<typeof calls.taxationAdminAddNexus>['body'];
type TaxabilityForm = ValidRequestOf<typeof calls.taxationAdminSetTaxability>['body'];
type TaxCodeForm = ValidRequestOf<typeof calls.taxationAdminAddTaxCode>['body'];
type HolidayForm = ValidRequestOf<typeof calls.taxationAdminAddHoliday>['body'];
type Ended = ValidRequestOf<typeof calls.taxationAdminEndRule>['params'];

interface Days {
  readonly effectiveFrom: string;
  readonly effectiveUntil?: string | null;
}

/** Nexus, what is taxed where, tax codes, and holidays. */
@Injectable()
export class RulesService {
  constructor(
    private readonly em: EntityManager,
    private readonly writes: WriteBooks,
  ) {}

  async getRules(): Promise<TaxRules> {
    const orderBy = { state: 'asc', effectiveFrom: 'desc' } as const;
    const nexus = await this.em.findAll(Nexus, { orderBy });
    const taxability = await this.em.findAll(Taxability, { orderBy });
    const taxCodes = await this.em.findAll(TaxCodeRule, { orderBy });
    const holidays = await this.em.findAll(Holiday, { orderBy });
    const book = await this.em.findOneOrFail(Book, { id: 1 }, { refresh: true });
    return {
      nexus: nexus.map(nexusView),
      isEverywhere: nexus.length === 0,
      taxability: taxability.map(({ id, state, appliesTo, isTaxable, ...days }) => ({
        id,
        state,
        appliesTo,
        isTaxable,
        ...spanOf(days),
      })),
      taxCodes: taxCodes.map(({ id, state, taxCode, rate, ...days }) => ({
        id,
        state,
        taxCode,
        rate: rate ? plainRate(rate) : null,
        ...spanOf(days),
      })),
      holidays: holidays.map(
        ({ id, state, name, taxCodes: codes, maxPrice, effectiveFrom: from, effectiveUntil: until }) => ({
          id,
          state,
          name,
          taxCodes: codes,
          maxPrice: maxPrice ?? null,
          from,
          until,
        }),
      ),
      zipRule: book.zipRule,
      ratesVersion: ratesVersionOf(book),
    };
  }

  /** @throws DomainError INVALID, WRONG_STATE where its days overlap another entry of the state */
  addNexus(call: Call, { state, from, until, registrationNumber }: NexusForm): Promise<TaxRules> {
    checkState(state);
    return this.changeRules(
      call,
      ['nexus', state],
      { state, from, until, registrationNumber },
      async (em) => {
        const others = await em.find(Nexus, { state });
        if (others.some((one) => overlaps(one, from, until))) throw new DomainError('WRONG_STATE');
        em.persist(Nexus.of({ state, registrationNumber, effectiveFrom: from, effectiveUntil: until }));
      },
    );
  }

  /** @throws DomainError INVALID, WRONG_STATE where this day or a later one is entered already */
  setTaxability(call: Call, form: TaxabilityForm): Promise<TaxRules> {
    const { state, appliesTo, isTaxable, from } = form;
    checkState(state);
    return this.changeRules(call, [`${appliesTo} taxability`, state], form, async (em) => {
      const last = await em.findOne(Taxability, { state, appliesTo }, { orderBy: { effectiveFrom: 'desc' } });
      if (last && last.effectiveFrom >= from)
        throw new DomainError('WRONG_STATE', { from: last.effectiveFrom });
      if (last && (last.effectiveUntil ?? from) >= from) last.effectiveUntil = from;
      const facts = {
        state,
        appliesTo,
        isTaxable: isTaxable === 'yes',
        effectiveFrom: from,
        effectiveUntil: null,
      };
      em.persist(Taxability.of(facts));
    });
  }

  /** @throws DomainError INVALID, WRONG_STATE where its days overlap another entry of the code */
  addTaxCode(call: Call, form: TaxCodeForm): Promise<TaxRules> {
    const { state, taxCode, treatment, percent, from, until } = form;
    checkState(state);
    const rate = treatment === 'exempt' ? null : v.parse(typedPercentSchema, percent);
    return this.changeRules(call, [`tax code ${taxCode}`, state], form, async (em) => {
      const others = await em.find(TaxCodeRule, { state, taxCode });
      if (others.some((one) => overlaps(one, from, until))) throw new DomainError('WRONG_STATE');
      em.persist(TaxCodeRule.of({ state, taxCode, rate, effectiveFrom: from, effectiveUntil: until }));
    });
  }

  /** @throws DomainError INVALID */
  addHoliday(call: Call, form: HolidayForm): Promise<TaxRules> {
    const { state, name, taxCodes, maxPrice, from, until } = form;
    checkState(state);
    return this.changeRules(call, ['holiday', state], form, async (em) => {
      const days = { effectiveFrom: from, effectiveUntil: until };
      em.persist(Holiday.of({ state, name, taxCodes, maxPrice, ...days }));
    });
  }

  /** Ends a rule today; what has not begun is taken out. @throws DomainError NOT_FOUND, WRONG_STATE once it has ended */
  endRule(call: Call, { kind, id }: Ended): Promise<TaxRules> {
    const today = new Date().toISOString().slice(0, 10);
    const entity = { nexus: Nexus, 'tax-codes': TaxCodeRule, holidays: Holiday }[kind];
    return this.changeRules(call, [kind, id], { end: today }, async (em) => {
      const row = await em.findOne<Nexus | TaxCodeRule | Holiday>(entity, { id });
      if (!row) throw new DomainError('NOT_FOUND');
      if (row.effectiveUntil && row.effectiveUntil <= today) throw new DomainError('WRONG_STATE');
      if (row.effectiveFrom >= today) em.remove(row);
      else row.effectiveUntil = today;
    });
  }

  setZipRule(call: Call, rule: ZipRule): Promise<TaxRules> {
    return this.changeRules(call, ['zip rule', 'all'], { rule }, async (em) => {
      const book = await em.findOneOrFail(Book, { id: 1 }, { refresh: true });
      book.zipRule = rule;
    });
  }

  private async changeRules(
    call: Call,
    [field, number]: readonly [string, string],
    after: object,
    act: (em: EntityManager) => Promise<void>,
  ): Promise<TaxRules> {
    await this.writes.writeOnce(call, { action: `tax ${field} ${number}`, request: after }, async (em) => {
      await act(em);
      const entered = { before: null, after: JSON.stringify(after), reason: null };
      return { change: { entity: 'tax rule', number, field, ...entered }, answer: null };
    });
    return this.getRules();
  }
}

const nexusView = ({ id, state, registrationNumber, ...days }: Nexus) => ({
  id,
  state,
  registrationNumber: registrationNumber ?? null,
  ...spanOf(days),
});

const spanOf = ({ effectiveFrom, effectiveUntil }: Days) => ({
  from: effectiveFrom,
  until: effectiveUntil ?? null,
});

const overlaps = (one: Days, from: string, until: string | null): boolean =>
  (until === null || one.effectiveFrom < until) && (!one.effectiveUntil || from < one.effectiveUntil);

function checkState(state: string): void {
  if (!hasZipCodes(state))
    throw new DomainError('INVALID', undefined, [{ path: 'body.state', message: 'is not a state' }]);
}
