import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminSaveApprovalRule } from '@gantry/contracts/endpoints/offer-approvals';
import type {
  ApprovalRule as RuleView,
  ApprovalRuleForm,
  RuleHit,
  RuleSimulation,
} from '@gantry/contracts/schemas/offer-approval';
import { currentCall, type Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { logFields } from '../inquiry/inquiry-log.ts';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { hitOf, measuredSums } from './approval-measures.ts';
import { ApprovalRule, OfferApproval, type AskedApproval } from './approval.entity.ts';
import { ApprovalRepository } from './approval.repository.ts';
import type { PricedOffer } from './price-offer.ts';

type SaveRequest = ValidRequestOf<typeof salesAdminSaveApprovalRule>;

const day = 24 * 60 * 60 * 1000;
/** How far back a simulation looks, and how many of the hits it shows. */
const simulatedDays = 90;
const shownExamples = 20;

/** What rules look at of an offer, or of what is sold at prices of its seller's own. */
export interface MeasuredOffer extends Pick<PricedOffer, 'totals'> {
  readonly lines: readonly Pick<
    PricedOffer['lines'][number],
    'product' | 'unitPrice' | 'unitCost' | 'quantity'
  >[];
}

/** Rules for approving offers: what they ask now, and what they would have asked. */
@Injectable()
export class ApprovalRules {
  constructor(
    private readonly em: EntityManager,
    private readonly approvals: ApprovalRepository,
  ) {}

  async listRules(): Promise<RuleView[]> {
    return (await this.approvals.listRules()).map(ruleView);
  }

  /** What the active rules ask an approval for. */
  async hitsOf({ lines, totals }: MeasuredOffer): Promise<RuleHit[]> {
    const rules = await this.approvals.activeRules();
    const measured = lines.map(({ product, unitPrice, unitCost, quantity }) => ({
      listPrice: product.listPrice,
      unitPrice,
      unitCost,
      quantity,
    }));
    const sums = measuredSums(measured, totals.grandTotal);
    return rules.flatMap((rule) => hitOf(rule, sums) ?? []);
  }

  /** Asks for an approval; a new request takes the place of one that still waits. */
  async askApproval(inquiry: Inquiry, asked: AskedApproval, actor: Actor): Promise<void> {
    const open = await this.approvals.findOpen(inquiry);
    open?.decide('withdrawn', actor);
    await this.em.flush();
    this.em.persist(OfferApproval.askFor(inquiry, asked, actor));
    inquiry.touch();
    await this.em.flush();
    const reason = asked.hits.map(({ name }) => name).join(', ');
    const change = { field: 'approval', before: null, after: 'pending', reason };
    await logFields(this.em, inquiry, [change], { actor });
  }

  /** The newest request of a quote that was not withdrawn. */
  findApproval(inquiry: Inquiry): Promise<OfferApproval | null> {
    return this.approvals.findNewest(inquiry);
  }

  async simulateRule(form: ApprovalRuleForm): Promise<RuleSimulation> {
    const since = new Date(Date.now() - simulatedDays * day);
    const offers = await this.approvals.sentSince(since);
    const hits = offers.flatMap((offer) => {
      const hit = hitOf(form, offer);
      return hit ? [{ offer, value: hit.value }] : [];
    });
    return {
      since: since.toISOString(),
      offers: offers.length,
      hits: hits.length,
      unknown: hits.filter(({ value }) => value === null).length,
      examples: hits.slice(0, shownExamples).map(({ offer, value }) => ({
        number: offer.number,
        revision: offer.revision,
        sentAt: offer.sentAt.toISOString(),
        total: offer.total,
        value,
      })),
    };
  }

  /**
   * Saves a rule as it was simulated.
   * @throws DomainError STALE_VERSION, WRONG_STATE where its simulation is another than the one on screen
   */
  async saveRule(call: Call, { params, body }: SaveRequest): Promise<RuleView[]> {
    const actor = actorOf(call.caller);
    const scope = `save-approval-rule:${actor.accountId}:${params.id}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    await idempotent(this.em, write, async (em) => {
      const { offers, hits } = await this.simulateRule(body.form);
      if (offers !== body.simulated.offers || hits !== body.simulated.hits)
        throw new DomainError('WRONG_STATE', { offers, hits });
      const found = await this.approvals.lockRule(params.id);
      const rule = found ?? ApprovalRule.withId(params.id);
      if (rule.version !== body.version) throw new DomainError('STALE_VERSION', { version: rule.version });
      const before = found && termsText(found);
      rule.changeTerms(body.form, actor);
      await em.persist(rule).flush();
      await this.logRule(em, rule, before, actor);
      return null;
    });
    return this.listRules();
  }

  private logRule(em: EntityManager, rule: ApprovalRule, before: string | null, actor: Actor): Promise<void> {
    const entry = {
      at: new Date().toISOString(),
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      entity: 'approval-rule',
      entityNumber: rule.id,
      field: 'rule',
      before,
      after: termsText(rule),
      reason: null,
      requestId: currentCall()?.requestId ?? null,
    };
    const mark = { entity: `approval-rule:${rule.id}`, version: String(rule.version) };
    return publish(em, 'record.changed', entry, mark);
  }
}

/** A rule in one line, for the audit trail. */
const termsText = ({ name, measure, threshold, approver, isActive }: ApprovalRule): string =>
  `${name}: ${measure} ${threshold}, ${approver}${isActive ? '' : ', off'}`;

const ruleView = (rule: ApprovalRule): RuleView => ({
  id: rule.id,
  version: rule.version,
  name: rule.name,
  measure: rule.measure,
  threshold: rule.threshold,
  approver: rule.approver,
  isActive: rule.isActive,
  changedAt: rule.changedAt.toISOString(),
  changedBy: rule.changedBy ?? null,
});
