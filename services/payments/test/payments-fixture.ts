import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventName, EventPayload } from '@gantry/contracts/events';
import { paymentsFinishPayment, paymentsStartPayment } from '@gantry/contracts/endpoints/payments';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { publish } from '@gantry/nest-kit/events';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { PaymentProviders } from '../src/provider/payment-providers.ts';
import { paymentsService } from '../src/payments.service-definition.ts';
import { MemoryProvider } from './memory-provider.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
/** in whose name all orders are placed */
export const buyingCompany = 'a-company';
const shipTo = {
  attention: 'Pat',
  company: null,
  line1: '1 Main St',
  line2: null,
  city: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  country: 'US',
  phone: null,
};

/** What the fake sales knows of an order. */
export interface SoldOrder {
  due: number;
  /** what sales has heard of; the tests change it to what it would have been told */
  settled: number;
  requestHash: string;
  paymentService: string;
  paymentTerm: string;
  isLapsed: boolean;
}

/**
 * The payments service on a real database, with a sales that answers what is due, and providers in memory.
 * @param env names real providers instead
 * @param databaseUrl of another fixture, which then keeps it
 */
export async function startPayments(env?: Readonly<Record<string, string>>, databaseUrl?: string) {
  const database = databaseUrl
    ? { url: databaseUrl, dropDatabase: () => Promise.resolve() }
    : await createDatabase();
  const orders = new Map<string, SoldOrder>();
  const revived: string[] = [];
  const service = await startTestService(paymentsService, {
    databaseUrl: database.url,
    env: { LOG_LEVEL: process.env.TEST_LOG ?? 'fatal', ...env },
    fakes: {
      salesFindPayable: ({ body }) => {
        const order = orders.get(body.orderNumber);
        const { payer } = body;
        const isTheirs = !payer || payer.token === token || payer.accountId === aCaller().accountId;
        const isForCompany = !isTheirs && body.invoice !== null && payer.companyId === buyingCompany;
        if (!order || !(isTheirs || isForCompany)) return null;
        const { due, settled, ...facts } = order;
        return {
          ...facts,
          isForCompany,
          orderNumber: body.orderNumber,
          amount: Math.max(0, due - settled),
          due,
          currency: 'USD' as const,
          email: 'pat@example.com',
          name: 'Pat',
          locale: 'en-US',
          accountId: aCaller().accountId,
          token,
          shipTo: shipTo as never,
        };
      },
      identityNameCompanies: ({ body }) =>
        body.companyIds.map((companyId: string) => ({
          companyId,
          name: 'Buying Works',
          accountNumber: 'a-1001',
        })),
      salesReviveOrder: ({ body }) => {
        revived.push(body.orderNumber);
        return body;
      },
    },
  });
  const cards = new MemoryProvider();
  const wallet = new MemoryProvider('paypal-express-checkout');
  const providers = service.app.get(PaymentProviders, { strict: false });
  const all = [cards, wallet];
  if (!env) {
    providers.findProvider = (name) => all.find((provider) => provider.service === name);
    providers.listProviders = () => all;
  }
  return {
    ...new Fixture(service, orders).tools,
    service,
    databaseUrl: database.url,
    orders,
    revived,
    cards,
    wallet,
    stop: async () => {
      await service.stop();
      await database.dropDatabase();
    },
  };
}
/** Loaded only where it is needed: a process beside the test has no test runner. */
async function createDatabase() {
  const { createTestDatabase } = await import('@gantry/testing/database');
  return createTestDatabase({ migrate: migrationOf(paymentsService) });
}
export type PaymentsFixture = Awaited<ReturnType<typeof startPayments>>;

let last = 100_000;
let marks = 0;

class Fixture {
  constructor(
    private readonly service: TestService,
    private readonly orders: Map<string, SoldOrder>,
  ) {}

  get tools() {
    return {
      publishEvent: ((...args) => this.publishEvent(...args)) as Fixture['publishEvent'],
      place: ((...args) => this.place(...args)) as Fixture['place'],
      start: ((...args) => this.start(...args)) as Fixture['start'],
      finish: ((...args) => this.finish(...args)) as Fixture['finish'],
      rows: ((...args) => this.rows(...args)) as Fixture['rows'],
      told: ((...args) => this.told(...args)) as Fixture['told'],
      events: ((...args) => this.events(...args)) as Fixture['events'],
    };
  }

  private get em() {
    return this.service.app.get(EntityManager, { strict: false }).fork();
  }

  async publishEvent<Name extends EventName>(name: Name, payload: EventPayload<Name>): Promise<void> {
    marks += 1;
    const mark = { entity: `test:${marks}`, version: 1 };
    await this.em.transactional((em) => publish(em, name, payload, mark));
  }

  /** An order that is paid online unless said otherwise; its event is handled. */
  async place(
    facts: {
      due?: number;
      paymentService?: string;
      paymentTerm?: string;
      creditApproved?: boolean;
      email?: string;
      accountId?: string | null;
      companyId?: string | null;
    } = {},
  ) {
    const { due = 10_000, paymentService = 'stripe-payment-intent', paymentTerm = 'advanced' } = facts;
    last += 1;
    const number = String(last);
    const requestHash = randomUUID();
    this.orders.set(number, { due, settled: 0, requestHash, paymentService, paymentTerm, isLapsed: false });
    await this.publishEvent('order.placed', {
      number,
      token,
      email: facts.email ?? 'pat@example.com',
      name: 'Pat',
      locale: 'en-US',
      accountId: facts.accountId ?? null,
      companyId: facts.companyId ?? null,
      grandTotal: due,
      poNumber: null,
      paymentTerm,
      paymentService,
      creditApproved: facts.creditApproved ?? true,
      isGuest: false,
      lines: [],
    });
    await this.service.runJobs();
    return number;
  }

  start(
    number: string,
    body: {
      service?: OnlinePaymentService;
      saveMethod?: boolean;
      savedMethodId?: string;
      invoice?: string;
    } = {},
    key: string = randomUUID(),
  ) {
    return this.service.call(
      paymentsStartPayment,
      { params: { number }, body: { service: 'stripe-payment-intent', token, ...body } },
      { caller: aCaller(), idempotencyKey: key },
    );
  }

  finish(number: string, reference: string) {
    return this.service.call(
      paymentsFinishPayment,
      { params: { number }, body: { token, reference } },
      { caller: aCaller() },
    );
  }

  rows(number: string) {
    return this.service.sql<{ type: string; status: string; amount: string; reason_code: string | null }>(
      'select type, status, amount, reason_code from payments.transaction where order_number = ? order by created_at',
      [number],
    );
  }

  /** What sales has been told last of an order's payments. */
  async told(number: string) {
    return (await this.events('sales:payment.changed', number)).at(-1) as EventPayload<'payment.changed'>;
  }

  async events(task: string, number: string): Promise<unknown[]> {
    const rows = await this.service.sql<{ payload: unknown }>(
      `select j.payload->'payload' as payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = ? and j.payload->'payload'->>'orderNumber' = ? order by j.id`,
      [task, number],
    );
    return rows.map(({ payload }) => payload);
  }
}
