import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import {
  companyBudgetsSchema,
  costCenterEntrySchema,
  costCenterRuleSchema,
  costCenterSchema,
  personCostCentersSchema,
} from '../schemas/cost-center.ts';

const customers = { audience: 'public', rights: 'customer' } as const;
const managed = { ...customers, service: 'identity', companyAct: 'manage-people' } as const;
const oneCenter = v.object({ id: uuidSchema });

export const identityAddCostCenter = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityAddCostCenter',
  method: 'POST',
  path: '/my-account/company/cost-centers',
  body: costCenterEntrySchema,
  response: costCenterSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  idempotent: true,
  summary:
    'Adds a cost center of the company, with a budget for a month, quarter or year, or without. A code that another one has is INVALID.',
});

export const identitySaveCostCenter = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySaveCostCenter',
  method: 'PUT',
  path: '/my-account/company/cost-centers/:id',
  params: oneCenter,
  body: costCenterEntrySchema,
  response: costCenterSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary:
    'Changes a cost center and its budget; orders that name it say what it was called when they were placed.',
});

export const identityCloseCostCenter = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityCloseCostCenter',
  method: 'POST',
  path: '/my-account/company/cost-centers/:id/close',
  params: oneCenter,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary:
    'Closes a cost center: nothing is ordered for it any more. Those who order for it alone order for none, until an admin says for which. One that is closed is no error.',
});

export const identityReopenCostCenter = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityReopenCostCenter',
  method: 'POST',
  path: '/my-account/company/cost-centers/:id/reopen',
  params: oneCenter,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary: 'Opens a cost center that was closed.',
});

export const identitySetCostCenterRule = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetCostCenterRule',
  method: 'PUT',
  path: '/my-account/company/cost-center-rule',
  body: costCenterRuleSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'Says whether every order in the name of the company names a cost center; while it has none, none does.',
});

export const identitySetColleagueCostCenters = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetColleagueCostCenters',
  method: 'PUT',
  path: '/my-account/company/people/:number/cost-centers',
  params: v.object({ number: recordNumberSchema }),
  body: personCostCentersSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary: 'Says for which cost centers somebody orders; none: for any of the company.',
});

export const salesGetCompanyBudgets = /* @__PURE__ */ defineEndpoint({
  ...customers,
  service: 'sales',
  companyAct: 'manage-people',
  name: 'salesGetCompanyBudgets',
  method: 'GET',
  path: '/my-account/company/budgets',
  response: companyBudgetsSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'The budgets of cost centers and people of the company, with what was ordered in their period of now.',
});
