import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import { Certificate } from '../rules/certificate.entity.ts';
import { ZipChoice, type ZipPlaceFacts } from '../places/zip.entity.ts';
import { Jurisdiction } from '../rates/jurisdiction.entity.ts';
import { plainRate } from '../rates/rate.ts';
import { TaxRate } from '../rates/tax-rate.entity.ts';
import { Book, Holiday, Nexus, Taxability, TaxCodeRule } from '../rules/rules.entity.ts';
import type { TaxBooks } from './tax-books.ts';

/** The channel on which processes hear that the books have changed. */
export const booksChannel = 'taxation_books';

@Injectable()
export class TaxBooksRepository {
  constructor(private readonly em: EntityManager) {}

  /** The number of the books as they stand. */
  async version(): Promise<number> {
    const { version } = await this.em.fork().findOneOrFail(Book, { id: 1 });
    return version;
  }

  /** The books as they are at one moment; in a context of their own, because they outlive the call that asks. */
  readBooks(): Promise<TaxBooks> {
    return atOneMoment(this.em.fork(), async (em) => {
      const { version, zipRule } = await em.findOneOrFail(Book, { id: 1 });
      return {
        version,
        zipRule,
        ...(await readRates(em)),
        ...(await readRules(em)),
        zipPlaces: await this.readPlaces(em),
        zipChoices: await readChoices(em),
        certificates: (await em.find(Certificate, { status: 'approved' })).map(certificateFacts),
      };
    });
  }

  /** Tens of thousands of rows: as entities they would take ten times as long and stay in memory twice. */
  private readPlaces(em: EntityManager): Promise<ZipPlaceFacts[]> {
    return em.execute<ZipPlaceFacts[]>(
      `select zip_from as "zipFrom", zip_to as "zipTo", plus4_from as "plus4From", plus4_to as "plus4To",
         city, county, state, source from taxation.zip_place order by id`,
    );
  }

  /** Notes in the caller's transaction that the books have changed; whoever writes waits here for the one before. */
  async raiseVersion(em: EntityManager): Promise<number> {
    const [row] = await em.execute<{ version: number }[]>(
      'update taxation.book set version = version + 1 where id = 1 returning version',
    );
    const version = row?.version ?? 0;
    await em.execute('select pg_notify(?, ?)', [booksChannel, String(version)]);
    return version;
  }

  /** Lets nobody else change the books before the transaction ends. @returns their number */
  async lockBooks(em: EntityManager): Promise<number> {
    const [row] = await em.execute<{ version: number }[]>(
      'select version from taxation.book where id = 1 for update',
    );
    return row?.version ?? 0;
  }
}

async function readRates(em: EntityManager): Promise<Pick<TaxBooks, 'rates' | 'jurisdictions'>> {
  const rates = await em.findAll(TaxRate, { orderBy: { jurisdiction: 'asc', effectiveFrom: 'asc' } });
  const jurisdictions = await em.findAll(Jurisdiction, { orderBy: { code: 'asc' } });
  return {
    rates: rates.map(({ jurisdiction, level, appliesTo, rate, ...days }) => ({
      jurisdiction,
      level,
      appliesTo,
      rate: plainRate(rate),
      ...spanOf(days),
    })),
    jurisdictions: jurisdictions.map(jurisdictionFacts),
  };
}

async function readRules(
  em: EntityManager,
): Promise<Pick<TaxBooks, 'nexus' | 'taxability' | 'taxCodes' | 'holidays'>> {
  const taxability = await em.findAll(Taxability);
  const taxCodes = await em.findAll(TaxCodeRule);
  return {
    nexus: (await em.findAll(Nexus)).map((one) => ({ state: one.state, ...spanOf(one) })),
    taxability: taxability.map(({ state, appliesTo, isTaxable, ...days }) => ({
      state,
      appliesTo,
      isTaxable,
      ...spanOf(days),
    })),
    taxCodes: taxCodes.map(({ state, taxCode, rate, ...days }) => ({
      state,
      taxCode,
      rate: rate ? plainRate(rate) : null,
      ...spanOf(days),
    })),
    holidays: (await em.findAll(Holiday)).map(({ state, name, taxCodes: codes, maxPrice, ...days }) => ({
      state,
      name,
      taxCodes: codes,
      maxPrice: maxPrice ?? null,
      ...spanOf(days),
    })),
  };
}

async function readChoices(em: EntityManager): Promise<TaxBooks['zipChoices']> {
  const choices = await em.findAll(ZipChoice);
  return new Map(choices.map(({ zip, rule, version }) => [zip, { rule: rule ?? null, version }]));
}

const spanOf = (days: { effectiveFrom: string; effectiveUntil?: string | null }) => ({
  from: days.effectiveFrom,
  until: days.effectiveUntil ?? null,
});

const jurisdictionFacts = ({ code, level, state, name, county, district, zips, counties }: Jurisdiction) => ({
  code,
  level,
  state,
  name,
  county: county ?? null,
  district: district ?? null,
  zips,
  counties,
});

const certificateFacts = (one: Certificate) => ({
  id: one.id,
  accountId: one.accountId,
  companyId: one.companyId ?? null,
  number: one.number,
  reason: one.reason,
  states: one.states,
  from: one.issuedAt,
  until: one.expiresAt ?? null,
});
