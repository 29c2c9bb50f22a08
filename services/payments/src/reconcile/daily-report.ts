import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { cashOf, moveAmount } from '../journal/entries.ts';
import { Journal } from '../journal/journal.ts';
import { ProviderAway, type LedgerRow, type PaymentProvider } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { compareLedgers } from './compare-ledgers.ts';
import { OwnRowsRepository } from './own-rows.repository.ts';
import { Reconciliation } from './reconciliation.entity.ts';

/** Days that are compared each night: a provider enters some rows late. */
const daysBack = [2, 1];
const dayMs = 86_400_000;

/** Compares each provider's ledger with our books, day by day, and enters what only the provider knows of. */
@Injectable()
export class DailyReport {
  constructor(
    private readonly em: EntityManager,
    private readonly providers: PaymentProviders,
    private readonly own: OwnRowsRepository,
    private readonly journal: Journal,
    private readonly log: Logger,
  ) {}

  @Cron('20 4 * * *')
  async reportNight(): Promise<void> {
    for (const back of daysBack)
      await this.makeReports(new Date(Date.now() - back * dayMs).toISOString().slice(0, 10));
  }

  /** Reports of a day that were made, one for each provider. */
  listReports(day: string): Promise<Reconciliation[]> {
    return this.em.find(Reconciliation, { day }, { orderBy: { service: 'asc' }, refresh: true });
  }

  /** Makes the reports of a day (anew). A provider that is away is left out, and asked again the next night. */
  async makeReports(day: string): Promise<Reconciliation[]> {
    for (const provider of this.providers.listProviders()) {
      try {
        await this.saveReport(provider, day, await provider.ledger(day));
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error;
        this.log.warn(
          { err: error, service: provider.service, day },
          'a provider’s ledger could not be read',
        );
      }
    }
    return this.listReports(day);
  }

  private saveReport({ service }: PaymentProvider, day: string, ledger: readonly LedgerRow[]): Promise<void> {
    return this.em.transactional(async (em) => {
      const payments = [...new Set(ledger.flatMap(({ payment }) => payment ?? []))];
      const differences = compareLedgers(ledger, await this.own.listRows(service, day, payments));
      const facts = { service, day, madeAt: new Date(), ...sumsOf(ledger), rows: ledger.length, differences };
      const known = await em.findOne(Reconciliation, { service, day });
      em.persist(Object.assign(known ?? new Reconciliation(), facts));
      await em.flush();
      for (const row of ledger) await this.enterRow(service, row);
      if (differences.length > 0)
        this.log.error({ service, day, differences: differences.length }, 'books and provider do not agree');
    });
  }

  /** Payouts, and fees that belong to no capture, are known from the ledger alone. */
  private async enterRow(service: string, { kind, reference, amount, fee, at }: LedgerRow): Promise<void> {
    const cash = cashOf(service);
    if (kind === 'payout') {
      const entry = {
        cause: `payout:${service}:${reference}:${amount}`,
        kind,
        orderNumber: null,
        at,
      } as const;
      await this.journal.postOnce(moveAmount(entry, { amount: -amount, from: cash, to: 'bank' }));
    }
    const cost = kind === 'fee' ? -amount : kind === 'capture' ? 0 : fee;
    if (cost === 0) return;
    const entry = {
      cause: `fee:${service}:${kind}:${reference}`,
      kind: 'fee',
      orderNumber: null,
      at,
    } as const;
    await this.journal.postOnce(moveAmount(entry, { amount: cost, from: cash, to: 'provider-fees' }));
  }
}

function sumsOf(ledger: readonly LedgerRow[]) {
  const sum = (kind: LedgerRow['kind']) =>
    ledger.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return {
    captured: sum('capture'),
    refunded: 0 - sum('refund'),
    disputed: 0 - sum('dispute'),
    paidOut: 0 - sum('payout'),
    fees: ledger.reduce((total, { fee }) => total + fee, 0) - sum('fee'),
  };
}
