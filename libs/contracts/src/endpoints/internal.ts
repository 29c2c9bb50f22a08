import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { staffRoles } from '@gantry/domain/roles';
import { openBusinessSchema } from '../schemas/account-erasure.ts';
import { addressSchema } from '../schemas/address.ts';
import { companyRoleSchema, netTermSchema } from '../schemas/account.ts';
import { amountSchema, recordNumberSchema, timestampSchema, uuidSchema } from '../schemas/common.ts';
import { budgetSchema, openCostCenterSchema } from '../schemas/cost-center.ts';
import { ownPapers } from '../schemas/paper.ts';
import { priceRecordSchema, shippingQuoteRequestSchema, shippingQuoteSchema } from '../schemas/shipping.ts';
import {
  reversedSchema,
  reverseRequestSchema,
  taxAnswerSchema,
  taxRecordSchema,
  taxRequestSchema,
} from '../schemas/taxation.ts';

const internal = { audience: 'internal', rights: 'service', errors: [] } as const;

export const shippingQuote = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'shipping',
  name: 'shippingQuote',
  callers: ['sales'],
  method: 'POST',
  path: '/quote',
  body: shippingQuoteRequestSchema,
  response: shippingQuoteSchema,
  summary:
    'Ways to ship, the handling fee and whether ground is free (specification §9). No option means: not shipped there.',
});

export const taxationCalculate = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'taxation',
  name: 'taxationCalculate',
  callers: ['sales'],
  method: 'POST',
  path: '/calculate',
  body: v.object({
    ...taxRequestSchema.entries,
    /** whether the answer brings what an order keeps of it */
    withRecord: v.optional(v.boolean(), false),
  }),
  response: taxAnswerSchema,
  summary:
    'Sales tax of an order, half-up per line, by state, county, city and district; reasons say why a line is or is not taxed.',
});

export const taxationRecertify = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'taxation',
  name: 'taxationRecertify',
  callers: ['sales'],
  method: 'POST',
  path: '/recertify',
  body: v.object({
    /** the order whose newest calculation is meant; null: `record` */
    orderNumber: v.nullable(recordNumberSchema),
    record: v.nullable(taxRecordSchema),
  }),
  response: v.object({ record: v.nullable(taxRecordSchema) }),
  summary:
    'A calculation once more, by its own rates and amounts, with the certificate its customer holds today; null where that is the one it was made with, or nothing was kept.',
});

export const taxationReverse = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'taxation',
  name: 'taxationReverse',
  callers: ['sales', 'payments'],
  method: 'POST',
  path: '/reverse',
  body: reverseRequestSchema,
  response: reversedSchema,
  errors: ['NOT_FOUND', 'INVALID'],
  summary:
    'The tax on amounts of an order that are given back, by the rates it was placed with; certificates are repeated. NOT_FOUND where nothing was kept for it.',
});

export const salesFindPayable = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesFindPayable',
  callers: ['payments'],
  method: 'POST',
  path: '/orders/payable',
  body: v.object({
    orderNumber: v.string(),
    /** null: the order itself is paid */
    invoice: v.nullable(v.string()),
    /** by what right it is asked: the order's token, whose order it is, or who pays for its company; null: a provider or staff */
    payer: v.nullable(
      v.object({
        token: v.nullable(v.string()),
        accountId: v.nullable(v.string()),
        companyId: v.optional(v.nullable(v.string()), null),
        companyRole: v.optional(v.nullable(companyRoleSchema), null),
      }),
    ),
  }),
  response: v.nullable(
    v.object({
      orderNumber: v.string(),
      /** what a payment is bound to: another order of the same number would have another */
      requestHash: v.string(),
      /** minor units that are to be paid or reserved now, less what is already; 0: nothing */
      amount: amountSchema,
      /** all that the order or the invoice costs, paid or not; payments knows of money that sales has not heard of yet */
      due: amountSchema,
      currency: v.literal('USD'),
      paymentService: v.string(),
      paymentTerm: v.string(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      accountId: v.nullable(v.string()),
      token: v.string(),
      shipTo: addressSchema,
      /** the attempt before has failed, and its lines wait for another: they are taken up again before it begins */
      isLapsed: v.optional(v.boolean(), false),
      /** whether whoever asks pays for their company what a colleague has ordered */
      isForCompany: v.optional(v.boolean(), false),
    }),
  ),
  summary:
    'What is due of an order or one of its invoices, for payments; null where there is none, or the payer may not know of it.',
});

export const salesReviveOrder = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesReviveOrder',
  callers: ['payments'],
  method: 'POST',
  path: '/orders/revive',
  body: v.object({ orderNumber: v.string() }),
  response: v.object({ orderNumber: v.string() }),
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  summary:
    'Takes lines up again whose payment had failed, and reserves their goods anew, before another attempt begins; WRONG_STATE with the shortages where they are gone.',
});

export const salesGetCreditUse = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesGetCreditUse',
  callers: ['identity'],
  method: 'POST',
  path: '/accounts/credit-use',
  body: v.object({ accountId: v.string() }),
  response: v.object({
    /** minor units owed or to be owed on net terms, without what counts against the line of a company */
    exposure: amountSchema,
    openOrders: v.number(),
    openQuotes: v.number(),
  }),
  summary:
    'What an account owes on net terms of its own line, and which orders and quotes of it are still open.',
});

export const salesGetCompanyCredit = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesGetCompanyCredit',
  callers: ['identity'],
  method: 'POST',
  path: '/companies/credit-use',
  body: v.object({ companyId: uuidSchema }),
  response: v.object({
    /** minor units that all orders in its name owe or will owe on net terms */
    exposure: amountSchema,
  }),
  summary: 'What a company owes on net terms, whoever of it has ordered.',
});

export const salesGetOpenBusiness = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesGetOpenBusiness',
  callers: ['identity'],
  method: 'POST',
  path: '/accounts/open-business',
  body: v.object({ accountId: v.string() }),
  response: openBusinessSchema,
  summary: 'What an account owes, and has open: what is to be settled before it may be erased.',
});

const personSchema = v.object({
  accountId: v.string(),
  accountNumber: v.string(),
  name: v.string(),
  email: v.string(),
  company: v.nullable(v.string()),
  companyId: v.nullable(v.string()),
});

export const identityFindAccount = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityFindAccount',
  callers: ['sales', 'taxation', 'catalog'],
  method: 'POST',
  path: '/accounts/by-number',
  body: v.object({ number: v.string() }),
  response: v.nullable(personSchema),
  summary: 'The account of a number; null where there is none that may sign in.',
});

/** The credit line somebody orders on now. */
const usableCredit = {
  /** minor units; null without a line that may be used now */
  creditLimit: v.nullable(amountSchema),
  maxTerm: netTermSchema,
  /** whether it is the line of their company */
  isCompanyCredit: v.optional(v.boolean(), false),
} as const;

export const identityGetCreditLine = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityGetCreditLine',
  callers: ['sales'],
  method: 'POST',
  path: '/accounts/credit-line',
  body: v.object({ accountId: uuidSchema }),
  response: v.object({ companyId: v.nullable(v.string()), ...usableCredit }),
  summary:
    'The credit line an account orders on now: its company’s where that has one, else its own; none for an unknown one.',
});

export const identityGetApprovalRule = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityGetApprovalRule',
  callers: ['sales'],
  method: 'POST',
  path: '/companies/approval-rule',
  body: v.object({ companyId: uuidSchema }),
  response: v.object({
    /** above this total orders of buyers are approved first, minor units; null without such a rule */
    limit: v.nullable(amountSchema),
    /** so are those to ZIP codes nobody there has had anything shipped to, and the first somebody places */
    newPlace: v.optional(v.boolean(), false),
    firstOrder: v.optional(v.boolean(), false),
    /** so are those with anything of these departments, by path */
    departments: v.optional(v.array(v.string()), []),
    /** who approves, one after the other: ids of accounts, none for anyone who may; totals in minor units */
    steps: v.optional(
      v.array(v.object({ above: v.nullable(amountSchema), approvers: v.array(v.string()) })),
      [],
    ),
    /** what its orders are booked on, by code; none that is closed */
    costCenters: v.optional(
      v.array(v.object({ ...openCostCenterSchema.entries, budget: v.nullable(budgetSchema) })),
      [],
    ),
    /** who may sign in, by name */
    people: v.array(
      v.object({
        accountId: v.string(),
        name: v.string(),
        email: v.string(),
        locale: v.string(),
        role: companyRoleSchema,
        ...usableCredit,
        /** what they may order by themselves; null: as much as they like */
        budget: v.optional(v.nullable(budgetSchema), null),
        /** what they order for, of the cost centers; none: any */
        costCenterIds: v.optional(v.array(uuidSchema), []),
        /** the account that approves in their place today; null where none does */
        substituteId: v.optional(v.nullable(v.string()), null),
      }),
    ),
  }),
  summary:
    'What a company says about who approves its orders, and the people it has; nobody for an unknown one.',
});

export const identityGetCostCenters = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityGetCostCenters',
  callers: ['sales'],
  method: 'POST',
  path: '/companies/cost-centers',
  body: v.object({ companyId: uuidSchema, accountId: v.string() }),
  response: v.object({
    /** whether every order names one; not while nobody could */
    isRequired: v.boolean(),
    /** those that somebody orders for, by code */
    costCenters: v.array(openCostCenterSchema),
  }),
  summary: 'What somebody books orders of their company on; none for an unknown one.',
});

export const identityGetCompanyPlaces = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityGetCompanyPlaces',
  callers: ['sales'],
  method: 'POST',
  path: '/companies/places',
  body: v.object({ companyId: uuidSchema }),
  response: v.object({
    /** whether orders in its name go to its own addresses only */
    isRequired: v.boolean(),
    /** its own addresses; told where they are required */
    addresses: v.array(addressSchema),
  }),
  summary: 'Where orders of a company may go; an unknown one has no such rule.',
});

export const salesGetShippingRecord = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesGetShippingRecord',
  callers: ['shipping'],
  method: 'POST',
  path: '/orders/shipping-record',
  body: v.object({ number: recordNumberSchema }),
  response: v.nullable(
    v.object({
      number: recordNumberSchema,
      placedAt: timestampSchema,
      /** minor units the customer pays */
      charged: amountSchema,
      /** null where it was placed before prices were kept, or staff set one where no carrier goes */
      record: v.nullable(priceRecordSchema),
    }),
  ),
  summary: 'How the price of an order’s shipping came about; null where there is no such order.',
});

export const identityListStaff = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityListStaff',
  callers: ['sales'],
  method: 'POST',
  path: '/accounts/staff',
  body: v.object({ roles: v.array(v.picklist(staffRoles)) }),
  response: v.array(personSchema),
  summary: 'Accounts of some roles that may sign in, by name.',
});

export const identityNameCompanies = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'identity',
  name: 'identityNameCompanies',
  callers: ['payments'],
  method: 'POST',
  path: '/companies/names',
  body: v.object({ companyIds: v.pipe(v.array(uuidSchema), v.maxLength(200)) }),
  response: v.array(
    v.object({
      companyId: v.string(),
      name: v.string(),
      /** of the account that stands for it; null where nobody is in it any more */
      accountNumber: v.nullable(v.string()),
    }),
  ),
  summary:
    'What companies are called, with the account that stands for each; those that are gone are left out.',
});

export const salesGetMailedPaper = /* @__PURE__ */ defineEndpoint({
  ...internal,
  service: 'sales',
  name: 'salesGetMailedPaper',
  callers: ['notifications'],
  method: 'GET',
  path: '/mailed-papers/:kind/:number',
  params: v.object({ kind: v.picklist(ownPapers), number: v.string() }),
  /** ISO dates: the days of a statement */
  query: v.object({ locale: v.string(), from: v.optional(v.string()), to: v.optional(v.string()) }),
  response: v.nullable(
    v.object({
      /** what the file is called */
      name: v.string(),
      /** the PDF, base64; the same record gives the same bytes */
      content: v.string(),
    }),
  ),
  summary:
    'A record as the PDF that goes with a mail about it, in its reader’s language; null where there is none, or it is too large for a mail.',
});
