import * as v from 'valibot';
import { approvalRuleRoles, offerApprovalRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import { sentOfferSchema } from '../schemas/offer.ts';
import {
  approvalRuleFormSchema,
  approvalRuleSchema,
  decideOfferSchema,
  ruleSimulationSchema,
  saveApprovalRuleSchema,
} from '../schemas/offer-approval.ts';

const rules = { service: 'sales', audience: 'public', rights: { staff: approvalRuleRoles } } as const;

export const salesAdminDecideOffer = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: { staff: offerApprovalRoles },
  name: 'salesAdminDecideOffer',
  method: 'POST',
  path: '/admin/inquiries/:number/offer-approval',
  params: v.object({ number: recordNumberSchema }),
  body: decideOfferSchema,
  response: sentOfferSchema,
  idempotent: true,
  errors: ['WRONG_STATE', 'STALE_VERSION', 'PRICE_CHANGED', 'SHIPPING_UNAVAILABLE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Approves an offer, which is then sent, or refuses it, which takes the quote back to its lines. NOT_PERMITTED for one’s own and without the role that the rules name.',
});

export const salesAdminListApprovalRules = /* @__PURE__ */ defineEndpoint({
  ...rules,
  name: 'salesAdminListApprovalRules',
  method: 'GET',
  path: '/admin/approval-rules',
  response: v.array(approvalRuleSchema),
  errors: [],
  summary: 'Every rule for approving offers, active or not.',
});

export const salesAdminSimulateApprovalRule = /* @__PURE__ */ defineEndpoint({
  ...rules,
  name: 'salesAdminSimulateApprovalRule',
  method: 'POST',
  path: '/admin/approval-rules/simulation',
  body: approvalRuleFormSchema,
  response: ruleSimulationSchema,
  errors: [],
  summary: 'What a rule would have asked about, of the offers sent in the last 90 days. Writes nothing.',
});

export const salesAdminSaveApprovalRule = /* @__PURE__ */ defineEndpoint({
  ...rules,
  name: 'salesAdminSaveApprovalRule',
  method: 'PUT',
  path: '/admin/approval-rules/:id',
  params: v.object({ id: uuidSchema }),
  body: saveApprovalRuleSchema,
  response: v.array(approvalRuleSchema),
  idempotent: true,
  errors: ['WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Saves a rule under the id its maker gave it, and answers all. WRONG_STATE with the simulation of now where it is not the one on screen.',
});
