import { createHash } from 'node:crypto';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type {
  identityFindAccount,
  identityGetApprovalRule,
  identityGetCompanyPlaces,
  identityGetCostCenters,
  identityGetCreditLine,
} from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Budget } from '@gantry/domain/budgets';
import { noApprovalRules, type ApprovalRules } from '@gantry/domain/order-approval';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { PriceRecord, ShippingOption, ShippingQuoteRequest } from '@gantry/contracts/schemas/shipping';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import type { MoneyEntry } from '@gantry/contracts/schemas/invoice';
import type { TestServiceOptions } from '@gantry/nest-kit/testing';
import { aProduct } from './a-product.ts';

type Fakes = NonNullable<TestServiceOptions['fakes']>;
type FakeRequest = Parameters<NonNullable<Fakes['catalogPriceLines']>>[0];

type ApprovalRule = ResponseOf<typeof identityGetApprovalRule>;
type CostCenters = ResponseOf<typeof identityGetCostCenters>;
type CreditLine = ResponseOf<typeof identityGetCreditLine>;
type CompanyPlaces = ResponseOf<typeof identityGetCompanyPlaces>;
type Person = NonNullable<ResponseOf<typeof identityFindAccount>>;

/** What a company says beside its rules: budgets and who stands in for whom by account, and its approvals. */
interface CompanySays {
  readonly budgets?: Record<string, Budget>;
  readonly costCenters?: ApprovalRule['costCenters'];
  readonly substitutes?: Record<string, string>;
  readonly steps?: ApprovalRule['steps'];
}
const nobody: ApprovalRule = { ...noApprovalRules, departments: [], steps: [], costCenters: [], people: [] };

const noLine: CreditLine = {
  companyId: null,
  creditLimit: null,
  maxTerm: 'net-30',
  isCompanyCredit: false,
};

/** A product of the fake catalogue; everything not named is ordinary. */
export type Offered = Partial<PricedLine> & { readonly sku: string };

const ground: ShippingOption = {
  service: 'ups-ground',
  provider: 'ups',
  amount: 0,
  transitDays: [1, 5],
  free: true,
};

/** How free ground came about, as shipping tells it. */
const groundRecord = ({ subtotal, goods, ...place }: ShippingQuoteRequest): PriceRecord => ({
  engineVersion: 1,
  day: '2026-01-15',
  origin: '82001',
  request: { ...place, subtotal, goods },
  service: 'ups-ground',
  zone: '2',
  parts: [
    { part: 'base', amount: 1170, rows: ['base-1'], count: 1, pounds: 1 },
    { part: 'free-ground', amount: -1170, rows: ['rule-1'], count: 1, pounds: null },
  ],
  amount: 0,
  handlingFee: 0,
  transitDays: [1, 5],
  rows: [],
});

/**
 * Stands in for catalog, shipping and taxation, and speaks their contracts: ground is free in the United States and
 * nothing goes elsewhere, small orders pay a fee of 600, tax is 10 % and only complete in Wyoming.
 */
export class FakeShop {
  private readonly products = new Map<string, Offered>();
  /** whom identity knows */
  readonly people: Person[] = [];
  /** what companies say about who approves their orders, by id */
  readonly approvalRules = new Map<string, ApprovalRule>();
  /** the companies whose orders go to their own addresses only, by id */
  readonly companyPlaces = new Map<string, CompanyPlaces['addresses']>();
  /** what companies book their orders on, by id */
  readonly costCenters = new Map<string, CostCenters>();
  /** the lines of accounts that staff order for, by id */
  readonly creditLines = new Map<string, CreditLine>();
  /** the department each product stands in; others are gone from the catalogue */
  readonly departments = new Map<string, string>();
  private readonly alternates = new Map<string, readonly string[]>();
  /** calls of the catalogue, to see what a read costs */
  priced = 0;

  offer(...products: Offered[]): void {
    for (const product of products) this.products.set(product.sku, product);
  }

  /** Who is in a company, and which orders of its buyers it wants approved; budgets by account. */
  setRule(
    companyId: string,
    people: readonly Identity[],
    {
      budgets = {},
      steps = [],
      substitutes = {},
      costCenters = [],
      ...rules
    }: Partial<ApprovalRules> & CompanySays = {},
  ): void {
    this.approvalRules.set(companyId, {
      ...noApprovalRules,
      ...rules,
      departments: [...(rules.departments ?? [])],
      steps: [...steps],
      costCenters: [...costCenters],
      people: people.map(({ accountId, name, email, companyRole, creditLimit, isCompanyCredit = false }) => ({
        accountId: accountId!,
        name: name!,
        email: email!,
        locale: 'en-US',
        role: companyRole!,
        creditLimit,
        isCompanyCredit,
        maxTerm: 'net-30',
        budget: budgets[accountId!] ?? null,
        costCenterIds: [],
        substituteId: substitutes[accountId!] ?? null,
      })),
    });
  }

  /** The product whose alternates are these. */
  offerAlternates(sku: string, ...alternates: string[]): void {
    this.alternates.set(sku, alternates);
  }

  private weigh({ goods }: ShippingQuoteRequest): object {
    if (goods.length > 0) this.shipped = goods;
    return {};
  }

  withdraw(sku: string): void {
    this.products.delete(sku);
  }

  /** of the journal, as payments tells it */
  readonly money: MoneyEntry[] = [];

  /** what ground costs; it is free by itself */
  groundAmount = 0;

  /** the goods that a price of shipping was asked for last */
  shipped: ShippingQuoteRequest['goods'] = [];

  /** labels that were given back at once */
  readonly voided: string[] = [];

  /** what payments says that accounts and companies have as credit, by their ids */
  readonly credit = new Map<string, number>();

  readonly fakes: Fakes = {
    paymentsFindCredit: ({ body }: { body: { accountId: string; companyId: string | null } }) => ({
      account: this.credit.get(body.accountId) ?? 0,
      company: this.credit.get(body.companyId ?? '') ?? 0,
    }),
    paymentsListMoney: ({ body }: { body: { orderNumbers: string[] } }) => ({
      entries: this.money.filter(({ orderNumber }) => body.orderNumbers.includes(orderNumber)),
    }),
    catalogPriceLines: ({ body }: FakeRequest) => {
      this.priced += 1;
      return body.lines.map(({ sku }: { sku: string }) => this.price(sku, body.locale));
    },
    catalogFindDepartments: ({ body }: { body: { skus: string[] } }) =>
      body.skus.flatMap((sku) => {
        const name = this.departments.get(sku);
        return name ? [{ sku, path: name.toLowerCase(), name, brand: this.price(sku).brand }] : [];
      }),
    catalogResolveText: ({ body }: FakeRequest) =>
      body.texts.map((text: string) => ({ text, ...this.resolve(text.toLowerCase()) })),
    catalogListAlternates: ({ body }: { body: { skus: string[] } }) =>
      body.skus.map((sku) => ({ sku, alternates: [...(this.alternates.get(sku) ?? [])] })),
    shippingQuote: ({ body }: FakeRequest) => ({
      ...this.weigh(body),
      options: body.country === 'US' ? [{ ...ground, amount: this.groundAmount }] : [],
      handling: { fee: body.subtotal > 0 && body.subtotal < 5000 ? 600 : 0, minimumOrder: 5000, missing: 0 },
      freeGround: { eligible: false, reason: 'needs-address' as const },
      asks: [],
      records: body.withRecords && body.country === 'US' ? [groundRecord(body)] : [],
    }),
    shippingFindReturnService: ({ body }: FakeRequest) => ({
      service: returnService(body.goods[0].weightGrams),
    }),
    shippingBuyLabel: ({ body }: FakeRequest) => ({
      labelId: labelIdOf(body.reference),
      provider: body.provider,
      service: body.service,
      tracking: `SBX${body.reference}`.slice(0, 60),
      cost: 912,
    }),
    shippingVoidLabel: ({ body }: FakeRequest) => {
      this.voided.push(body.labelId);
      return {};
    },
    shippingReadLabel: () => ({
      tracking: 'SBXUPS1',
      format: 'application/pdf',
      content: Buffer.from('%PDF-1.4 a label').toString('base64'),
    }),
    identityGetApprovalRule: ({ body }: FakeRequest) => this.approvalRules.get(body.companyId) ?? nobody,
    identityGetCompanyPlaces: ({ body }: FakeRequest): CompanyPlaces => {
      const addresses = this.companyPlaces.get(body.companyId);
      return { isRequired: addresses !== undefined, addresses: addresses ?? [] };
    },
    identityGetCostCenters: ({ body }: FakeRequest): CostCenters =>
      this.costCenters.get(body.companyId) ?? { isRequired: false, costCenters: [] },
    identityGetCreditLine: ({ body }: FakeRequest): CreditLine =>
      this.creditLines.get(body.accountId) ?? noLine,
    identityListStaff: () => [...this.people],
    identityFindAccount: ({ body }: FakeRequest) =>
      this.people.find(({ accountNumber }) => accountNumber === body.number) ?? null,
    taxationCalculate: ({ body }: FakeRequest) => {
      const answer = taxTenPercent(body);
      if ('record' in answer) this.lastTaxed = answer.record;
      return answer;
    },
    taxationRecertify: ({ body }: { body: { record: TaxRecord | null } }) => {
      const record = body.record ?? this.lastTaxed;
      if (!record || (record.situation.certificate?.number ?? null) === this.certificate)
        return { record: null };
      return { record: certified(record, this.certificate) };
    },
  };
  /** the calculation of the order that was placed last */
  private lastTaxed: TaxRecord | null = null;
  /** number of the exemption certificate that everybody holds; null: nobody does */
  certificate: string | null = null;

  /** Names other than English ones are given to readers of French. */
  private price(sku: string, locale = 'en-US'): PricedLine {
    const { localName = null, ...product } = this.products.get(sku) ?? {};
    const names = { localName: locale === 'fr-CA' ? localName : null };
    return aProduct({ partNumber: sku, ...product, ...names, sku, found: this.products.has(sku) });
  }

  private resolve(text: string) {
    const normal = text.replaceAll(/[\s.-]/g, '');
    if (text === 'twice') return { normal, sku: null, candidates: 2, choices: ['bolt', 'nut'] };
    const known = this.products.has(text);
    return { normal, sku: known ? text : null, candidates: known ? 1 : 0, choices: [] };
  }
}

function taxTenPercent(body: any) {
  const charges = [
    ...body.lines.map((line: object) => ({ ...line, kind: 'goods' })),
    { id: 'handling', kind: 'handling', amount: body.handling },
  ];
  const state = `US-${body.region}`;
  const lines = charges.map(({ id, kind, amount }: { id: string; kind: 'goods'; amount: number }) => {
    const tax = Math.floor(amount / 10);
    return {
      id,
      kind,
      base: amount,
      amount: tax,
      jurisdiction: state,
      rate: '0.10000',
      certificate: null,
      // one ZIP code that only the table of them knows to be elsewhere
      reason: body.postalCode === '82999' ? ('unknown-zip' as const) : ('standard' as const),
      parts: [{ code: state, level: 'state' as const, name: body.region, rate: '0.10000', amount: tax }],
    };
  });
  const total = lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  const { withRecord, ...request } = body;
  const record = {
    engineVersion: 1,
    ratesVersion: 'test',
    day: '2026-01-15',
    request,
    lines,
    total,
    hash: 'test',
    situation: taxedBy(body.region, state),
  };
  const answer = { total, complete: body.region === 'WY', lines, ratesVersion: 'test' };
  return withRecord ? { ...answer, record } : answer;
}

/** The calculation with this certificate, which frees everything, or with none; its lines named by number. */
function certified(record: TaxRecord, number: string | null): TaxRecord {
  const certificate = number === null ? null : { id: number, number, reason: 'resale' };
  const lines = record.lines.map((line, at) => ({
    ...line,
    id: line.kind === 'goods' ? String(at + 1) : line.id,
    amount: certificate ? 0 : Math.floor(line.base / 10),
    rate: certificate ? '0.00000' : '0.10000',
    reason: certificate ? ('customer-exempt' as const) : ('standard' as const),
    certificate: number,
    parts: [],
  }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { ...record, situation: { ...record.situation, certificate }, lines, total };
}

const taxedBy = (region: string, code: string): TaxRecord['situation'] => ({
  kind: 'taxed',
  state: region,
  city: null,
  county: null,
  confidence: 'unique',
  choice: null,
  candidates: [],
  nexus: true,
  shippingTaxable: false,
  handlingTaxable: true,
  taxCodes: {},
  holiday: null,
  certificate: null,
  places: [
    { code, level: 'state', name: region, goods: '0.10000', shipping: '0.10000', handling: '0.10000' },
  ],
});

/** Parcels up to 150 lb, freight up to ten tons. */
const returnService = (grams: number) =>
  grams > 9_000_000 ? null : grams > 68_039 ? 'best-way' : 'ups-ground';

/** Each reference has a label of its own. */
const labelIdOf = (reference: string): string =>
  createHash('sha256')
    .update(reference)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5');
