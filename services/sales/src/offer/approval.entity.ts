import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminSendOffer } from '@gantry/contracts/endpoints/offers';
import type {
  ApprovalRule as RuleView,
  ApprovalRuleForm,
  RuleHit,
} from '@gantry/contracts/schemas/offer-approval';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import type { Actor } from '../order/actor.ts';

/** What the seller decided about an offer, as its call brought it. */
export type SentForm = ValidRequestOf<typeof salesAdminSendOffer>['body']['form'];

const ApprovalRuleSchema = defineEntity({
  name: 'ApprovalRule',
  schema: 'sales',
  tableName: 'approval_rule',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    measure: p.string().$type<RuleView['measure']>(),
    /** basis points, or minor units for a total */
    threshold: p.bigint('number'),
    approver: p.string().$type<RuleView['approver']>(),
    isActive: p.boolean(),
    version: p.integer(),
    changedAt: p.datetime(),
    changedBy: p.string().nullable(),
  },
});

/** When offers need an approval; data, so that it changes without a release. */
export class ApprovalRule extends ApprovalRuleSchema.class {
  static withId(id: string): ApprovalRule {
    return Object.assign(new ApprovalRule(), { id, version: 0 });
  }

  changeTerms(form: ApprovalRuleForm, { name }: Actor): void {
    Object.assign(this, form, { version: this.version + 1, changedAt: new Date(), changedBy: name });
  }
}
ApprovalRuleSchema.setClass(ApprovalRule);

const OfferApprovalSchema = defineEntity({
  name: 'OfferApproval',
  schema: 'sales',
  tableName: 'offer_approval',
  properties: {
    id: p.uuid().primary(),
    inquiryId: p.uuid(),
    form: p.json().$type<SentForm>(),
    total: p.bigint('number'),
    hits: p.json().$type<RuleHit[]>(),
    requestedById: p.string().nullable(),
    requestedBy: p.string().nullable(),
    requestedAt: p.datetime(),
    /** null while it waits; `withdrawn` by another request, or because the quote went elsewhere */
    decision: p.string().$type<'approved' | 'refused' | 'withdrawn'>().nullable(),
    decidedById: p.string().nullable(),
    decidedBy: p.string().nullable(),
    decidedAt: p.datetime().nullable(),
    reason: p.string().nullable(),
  },
});

/** What a seller asks to send. */
export interface AskedApproval {
  readonly form: SentForm;
  readonly total: number;
  readonly hits: RuleHit[];
}

/** An offer that waits for somebody else's word before it is sent. */
export class OfferApproval extends OfferApprovalSchema.class {
  static askFor({ id: inquiryId }: Inquiry, asked: AskedApproval, actor: Actor): OfferApproval {
    return Object.assign(new OfferApproval(), asked, {
      id: randomUUID(),
      inquiryId,
      requestedById: actor.accountId,
      requestedBy: actor.name,
      requestedAt: new Date(),
      decision: null,
    });
  }

  decide(decision: 'approved' | 'refused' | 'withdrawn', actor: Actor, reason: string | null = null): void {
    Object.assign(this, {
      decision,
      reason,
      decidedById: actor.accountId,
      decidedBy: actor.name,
      decidedAt: new Date(),
    });
  }
}
OfferApprovalSchema.setClass(OfferApproval);
