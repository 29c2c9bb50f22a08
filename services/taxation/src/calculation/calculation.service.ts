import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  taxationCalculate,
  taxationRecertify,
  taxationReverse,
} from '@gantry/contracts/endpoints/internal';
import type { EventPayload } from '@gantry/contracts/events';
import type { TaxReplay } from '@gantry/contracts/schemas/tax-admin';
import type { TaxRecord, TaxRequest } from '@gantry/contracts/schemas/taxation';
import { DomainError } from '@gantry/nest-kit/errors';
import { CachedTables } from '../tables/cached-tables.ts';
import { TaxationConfig } from '../taxation.config.ts';
import { calculateTax, engineVersion } from './calculate.ts';
import { ExemptedOrdersRepository } from './exempted-orders.repository.ts';
import { hashOf } from './hash-of.ts';
import { Recertify } from './recertify.ts';
import { reverseLine } from './reverse.ts';
import { situationOf, type DefaultNexus } from './situation.ts';
import { TaxCalculation } from './tax-calculation.entity.ts';

type Request = ValidRequestOf<typeof taxationCalculate>['body'];
type Recertified = ValidRequestOf<typeof taxationRecertify>['body'];
type Taxed = EventPayload<'order.taxed'>;
type Reversal = ValidRequestOf<typeof taxationReverse>['body'];

@Injectable()
export class CalculationService {
  private readonly defaultNexus: DefaultNexus;

  constructor(
    private readonly tables: CachedTables,
    private readonly em: EntityManager,
    private readonly certificates: Recertify,
    private readonly exempted: ExemptedOrdersRepository,
    config: TaxationConfig,
  ) {
    const { TAXATION_NEXUS: nexus } = config;
    this.defaultNexus = nexus === 'all' ? 'all' : new Set(nexus.split(','));
  }

  /** Tax by the books of today, or of the day that is named. */
  async calculate({ withRecord, ...request }: Request) {
    const { complete, record } = await this.calculateRecord(request);
    const { total, lines, ratesVersion } = record;
    return { total, complete, lines, ratesVersion, ...(withRecord ? { record } : {}) };
  }

  /** The same with everything that was known. */
  async calculateRecord(
    request: TaxRequest,
  ): Promise<{ readonly record: TaxRecord; readonly complete: boolean }> {
    const tables = await this.tables.current();
    const day = request.day ?? new Date().toISOString().slice(0, 10);
    const situation = situationOf(request, tables, { day, defaultNexus: this.defaultNexus });
    const { total, complete, lines } = calculateTax(request, situation);
    const facts = { engineVersion, ratesVersion: tables.ratesVersion, day, request, situation };
    return { complete, record: { ...facts, lines, total, hash: hashOf(request, situation) } };
  }

  /**
   * Keeps how the tax of an order came about; a second time changes nothing. A certificate that was approved while the
   * order was being placed frees it now.
   */
  async keepCalculation({ number: orderNumber, revision = 1, ...kept }: Taxed): Promise<void> {
    if (await this.em.findOne(TaxCalculation, { orderNumber, revision })) return;
    const { record } = kept;
    const at = new Date(kept.at);
    const { ratesVersion, total, engineVersion: version } = record;
    // the order has given the lines its own names
    const hash = hashOf(record.request, record.situation);
    const facts = {
      orderNumber,
      revision,
      at,
      hash,
      engineVersion: version,
      ratesVersion,
      total,
      record: { ...record, hash },
    };
    await this.em.persist(Object.assign(new TaxCalculation(), facts)).flush();
    const freed = await this.certificates.recertify(record);
    if (freed && freed.total < total) await this.exempted.announceLate(orderNumber);
  }

  /** See `taxationRecertify`. */
  async recertify({ orderNumber, record }: Recertified): Promise<{ record: TaxRecord | null }> {
    const kept = record ?? (orderNumber ? (await this.findNewest(orderNumber))?.record : null);
    return { record: kept ? await this.certificates.recertify(kept) : null };
  }

  /** @throws DomainError NOT_FOUND, INVALID for a line the order does not have or more than it was */
  async reverse({ orderNumber, lines }: Reversal) {
    const { record } = await this.findCalculation(orderNumber);
    const reversed = lines.map(({ id, amount, before }, at) => {
      const line = record.lines.find((one) => one.id === id);
      if (!line) throw invalid(at, 'id', 'is no line of the order');
      if (amount < 0 || before < 0 || before + amount > line.base)
        throw invalid(at, 'amount', 'is more than the line was');
      return reverseLine(line, { amount, before });
    });
    const total = reversed.reduce((sum, { amount }) => sum + amount, 0);
    return { total, lines: reversed, ratesVersion: record.ratesVersion };
  }

  /** The kept calculation of an order beside what the engine makes of it now. @throws DomainError NOT_FOUND */
  async replay(orderNumber: string): Promise<TaxReplay> {
    const { at, record } = await this.findCalculation(orderNumber);
    const { lines, total } = calculateTax(record.request, record.situation);
    const cents = (taxed: TaxRecord['lines']) => JSON.stringify(taxed.map((line) => [line.id, line.amount]));
    const isEqual =
      total === record.total &&
      cents(lines) === cents(record.lines) &&
      hashOf(record.request, record.situation) === record.hash;
    return { orderNumber, at: at.toISOString(), kept: record, replayed: { lines, total }, isEqual };
  }

  private async findCalculation(orderNumber: string): Promise<TaxCalculation> {
    const kept = await this.findNewest(orderNumber);
    if (!kept) throw new DomainError('NOT_FOUND');
    return kept;
  }

  private findNewest(orderNumber: string): Promise<TaxCalculation | null> {
    return this.em.findOne(TaxCalculation, { orderNumber }, { orderBy: { revision: 'desc' } });
  }
}

const invalid = (at: number, field: string, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.lines.${at}.${field}`, message }]);
