import { ApprovePart } from './approve-part.ts';
import { AskApproval } from './ask-approval.ts';
import { CompanyRule } from '../shared/company-rule.ts';
import { Departments } from '../shared/departments.ts';
import { OrderedBeforeRepository } from '../shared/ordered-before.repository.ts';
import { DecideApproval } from './decide-approval.ts';
import { ExpireApprovals } from './expire-approvals.ts';
import { HeldPlan } from './held-plan.ts';
import { OrderApprovalRepository } from './order-approval.repository.ts';
import { AskOfferApproval } from './ask-offer-approval.ts';
import { PlaceApproved } from './place-approved.ts';
import { PlanPart } from './part-plan.ts';
import { ReadApprovals } from './read-approvals.ts';
import { RemindApprovers } from './remind-approvers.ts';
import { TellApprovers } from './tell-approvers.ts';
import { TryRules } from './try-rules.ts';

/** What works on orders that are asked for and approved. */
export const orderApprovalProviders = [
  ApprovePart,
  AskApproval,
  AskOfferApproval,
  CompanyRule,
  DecideApproval,
  Departments,
  ExpireApprovals,
  HeldPlan,
  OrderApprovalRepository,
  OrderedBeforeRepository,
  PlaceApproved,
  PlanPart,
  ReadApprovals,
  RemindApprovers,
  TellApprovers,
  TryRules,
];
