import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import { identityFindAccount, identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Offer as OfferView } from '@gantry/contracts/schemas/offer';
import type { ApprovalFacts, CheckoutPreview } from '@gantry/contracts/schemas/order';
import { isOverBudget, leftOf, type Budget } from '@gantry/domain/budgets';
import { mayActInCompany, type CompanyRole } from '@gantry/domain/company-roles';
import {
  approvalReasonsOf,
  needsHistory,
  ordersFreely,
  type OrderedBefore,
} from '@gantry/domain/order-approval';
import { mayDecideStep, stepsFor } from '@gantry/domain/approval-steps';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { CompanyPlaces, type OrderPlaces } from './company-places.ts';
import { CostCenters, type BookedOn } from './cost-centers.ts';
import { Departments } from './departments.ts';
import { OrderedBeforeRepository, type ShipPlace } from './ordered-before.repository.ts';

export type Colleague = ResponseOf<typeof identityGetApprovalRule>['people'][number];
type Orderer = Pick<Identity, 'accountId' | 'companyId' | 'companyRole'>;
type RuleView = ResponseOf<typeof identityGetApprovalRule>;

/** Whose order it is; nulls for a guest's. */
export interface OrderOwner {
  readonly accountId?: string | null;
  readonly accountNumber?: string | null;
}

/** An order that is about to be placed, as far as a company's rules ask. */
export interface PlannedSale {
  /** minor units, with shipping and tax */
  readonly total: number;
  readonly place: ShipPlace;
  /** of its goods */
  readonly skus: readonly string[];
  /** what it is booked on; null: nothing */
  readonly costCenterId: string | null;
}

/** An approval, and who is named for it; nobody: anyone who approves. */
export interface NamedStep {
  readonly approvers: readonly Pick<Colleague, 'accountId' | 'name'>[];
}

/** Somebody in their company, whose rules count for an order. */
interface Spender {
  readonly companyId: string;
  readonly accountId: string;
  readonly role: CompanyRole;
}

const unknown: OrderedBefore = { isKnownPlace: false, hasOrdered: false, spent: 0, spentOnCenter: 0 };

/** What a company says about who approves its orders; identity knows it, and is asked each time. */
@Injectable()
export class CompanyRule {
  constructor(
    private readonly client: ContractClient,
    private readonly before: OrderedBeforeRepository,
    private readonly departments: Departments,
    private readonly places: CompanyPlaces,
    private readonly centers: CostCenters,
  ) {}

  /** Those of a company's people who may sign in. */
  async peopleOf(companyId: string): Promise<readonly Colleague[]> {
    return (await this.readRule(companyId)).people;
  }

  /** The approvals that an order of a total takes, one after the other, with the names of those who are named. */
  async stepsOf(companyId: string, total: number): Promise<NamedStep[]> {
    const { steps, people } = await this.readRule(companyId);
    return stepsFor(steps, total).map(({ approvers }) => ({
      approvers: people.flatMap(({ accountId, name }) =>
        approvers.includes(accountId) ? [{ accountId, name }] : [],
      ),
    }));
  }

  /**
   * In the transaction that writes the order, so that of two at once each counts the other.
   * @throws DomainError NEEDS_APPROVAL where somebody else in the company has to approve it
   */
  async checkFree(orderer: Orderer, sale: PlannedSale): Promise<void> {
    const spender = spenderOf(orderer);
    if (spender) refuseUnfree(await this.factsOf(spender, sale, true), sale);
  }

  /** @throws DomainError COMPANY_ADDRESS_NEEDED where a company wants its orders sent to its own addresses only */
  async checkPlaces(companyId: string | null, places: OrderPlaces): Promise<void> {
    const refused = await this.places.refusedPlace(companyId, places);
    if (refused) throw new DomainError('COMPANY_ADDRESS_NEEDED', { address: refused });
  }

  /** The same, for whoever only looks. */
  async isPlaceRefused(companyId: string | null, places: OrderPlaces): Promise<boolean> {
    return (await this.places.refusedPlace(companyId, places)) !== null;
  }

  /** The company of now of whoever an order is for, in whose name it is placed; null where they buy alone. */
  async companyOf(
    orderer: Orderer,
    { accountId, accountNumber: number }: OrderOwner,
  ): Promise<string | null> {
    if (!accountId) return null;
    if (accountId === orderer.accountId) return orderer.companyId;
    if (!number) return null;
    return (await this.client.call(identityFindAccount, { body: { number } }))?.companyId ?? null;
  }

  /**
   * The same as `checkFree` for an order of somebody's that somebody else places in their stead, by a link they were sent.
   * @param companyId of whoever it is for, {@link companyOf}
   * @throws DomainError NEEDS_APPROVAL
   */
  async checkFreeFor(
    orderer: Orderer,
    owner: OrderOwner,
    sale: PlannedSale & { readonly companyId: string | null },
  ): Promise<void> {
    const refusal = await this.factsFor(orderer, owner, sale, true);
    if (refusal) refuseUnfree(refusal, sale);
  }

  /** Why somebody else in the company has to approve an order; null where nobody has to. */
  async refusalOf(orderer: Orderer, sale: PlannedSale): Promise<ApprovalFacts | null> {
    const spender = spenderOf(orderer);
    return spender && asRefusal(await this.factsOf(spender, sale, false));
  }

  /** The same for an order that somebody else places by a link. */
  async refusalFor(
    orderer: Orderer,
    owner: OrderOwner,
    sale: PlannedSale & { readonly companyId: string | null },
  ): Promise<ApprovalFacts | null> {
    const facts = await this.factsFor(orderer, owner, sale, false);
    const refusal = facts && asRefusal(facts);
    // what somebody may spend is nothing to whoever was sent a link
    return refusal && { ...refusal, budget: null, centerBudget: null };
  }

  /** @throws DomainError INVALID at the field, as `CostCenters.chooseFor` */
  chooseCostCenter(orderer: Orderer, chosen: string | null, path: string): Promise<BookedOn> {
    return this.centers.chooseFor(orderer, chosen, path);
  }

  /**
   * What somebody may book an order of a total on, with those whose budget it goes beyond: for nobody who orders freely.
   */
  async costCentersFor(
    orderer: Orderer,
    total: number,
  ): Promise<Pick<OfferView, 'costCenters' | 'isCostCenterRequired'>> {
    const { isRequired, costCenters } = await this.centers.findOpen(orderer);
    const spender = spenderOf(orderer);
    const over = spender && costCenters.length > 0 ? await this.overspent(spender.companyId, total) : [];
    return {
      costCenters: costCenters.map((one) => ({ ...one, isOverBudget: over.includes(one.id) })),
      isCostCenterRequired: isRequired,
    };
  }

  /** What the checkout says about an order; null for whoever never has to ask. */
  async previewFor(orderer: Orderer, sale: PlannedSale): Promise<CheckoutPreview['approval']> {
    const spender = spenderOf(orderer);
    if (!spender) return null;
    const facts = await this.factsOf(spender, sale, false);
    const hasRules = [facts.limit, facts.budget, facts.centerBudget].some((one) => one !== null);
    return facts.reasons.length > 0 || hasRules ? { isNeeded: facts.reasons.length > 0, ...facts } : null;
  }

  /**
   * By whose rules an order is placed: whoever asked can give the link to anybody. Who has left their company buys alone,
   * and who is of it orders as they may.
   */
  private async spenderFor(
    orderer: Orderer,
    { accountId }: OrderOwner,
    companyId: string | null,
  ): Promise<Spender | null> {
    if (!companyId || !accountId) return null;
    if (companyId === orderer.companyId) return spenderOf(orderer);
    const { people } = await this.readRule(companyId);
    const role = people.find((one) => one.accountId === accountId)?.role;
    return role && !ordersFreely(role) ? { companyId, accountId, role } : null;
  }

  /** What the rules say of an order of somebody's that somebody else places; null where they ask nothing. */
  private async factsFor(
    orderer: Orderer,
    owner: OrderOwner,
    { companyId, ...sale }: PlannedSale & { readonly companyId: string | null },
    isWriting: boolean,
  ): Promise<ApprovalFacts | null> {
    const spender = await this.spenderFor(orderer, owner, companyId);
    if (spender) return this.factsOf(spender, sale, isWriting);
    const isColleague = companyId !== null && companyId === orderer.companyId;
    return isColleague ? this.factsOfColleague(companyId, orderer, owner, { ...sale, isWriting }) : null;
  }

  /** Whoever approves orders accepts for a colleague what takes theirs alone; what takes others' has to be asked for. */
  private async factsOfColleague(
    companyId: string,
    { accountId: approver }: Orderer,
    { accountId }: OrderOwner,
    { isWriting, ...sale }: PlannedSale & { readonly isWriting: boolean },
  ): Promise<ApprovalFacts | null> {
    const { steps, people } = await this.readRule(companyId);
    const role = people.find((one) => one.accountId === accountId)?.role;
    if (!accountId || !role || ordersFreely(role)) return null;
    const [first, ...others] = stepsFor(steps, sale.total);
    const deciding = { people, askedBy: accountId, decidedBy: [] };
    if (others.length === 0 && first && mayDecideStep(approver, first, deciding)) return null;
    return this.factsOf({ companyId, accountId, role }, sale, isWriting);
  }

  private async factsOf(
    { companyId, accountId, role }: Spender,
    { total, place, skus, costCenterId }: PlannedSale,
    isWriting: boolean,
  ): Promise<ApprovalFacts> {
    const { people, costCenters, ...rules } = await this.readRule(companyId);
    const budget = people.find((one) => one.accountId === accountId)?.budget ?? null;
    const center = costCenters.find(({ id }) => id === costCenterId) ?? null;
    const centerBudget = center?.budget ?? null;
    const budgets = {
      account: { id: accountId, budget },
      center: { id: costCenterId, budget: centerBudget },
    };
    if (isWriting) await this.before.lockBudgets(budgets);
    const isAsked = mayActInCompany('order', role);
    const hasHistory = isAsked && needsHistory({ rules, budget, centerBudget });
    const before = hasHistory ? await this.before.readBefore(companyId, budgets, place) : unknown;
    const departments = isAsked && rules.departments.length > 0 ? await this.pathsOf(skus) : [];
    const reasons = approvalReasonsOf({ role, rules, budget, centerBudget, total, departments, before });
    const isTold = !reasons.includes('role');
    return {
      limit: isAsked ? rules.limit : null,
      reasons,
      budget: isTold ? budgetLeft(budget, before.spent) : null,
      centerBudget: isTold ? budgetLeft(centerBudget, before.spentOnCenter) : null,
    };
  }

  /** The cost centers whose budget an order of a total goes beyond. */
  private async overspent(companyId: string, total: number): Promise<string[]> {
    const { costCenters } = await this.readRule(companyId);
    const spentOf = await this.before.spentNow(companyId);
    return costCenters
      .filter(({ id, budget }) => budget && isOverBudget(budget, spentOf(id, budget.period), total))
      .map(({ id }) => id);
  }

  private async pathsOf(skus: readonly string[]): Promise<string[]> {
    const found = await this.departments.departmentsOf(skus);
    return [...new Set([...found.values()].map(({ path }) => path))];
  }

  private readRule(companyId: string): Promise<RuleView> {
    return this.client.call(identityGetApprovalRule, { body: { companyId } });
  }
}

/** Null for whoever orders as they like. */
const spenderOf = ({ companyId, companyRole: role, accountId }: Orderer): Spender | null =>
  companyId && role && accountId && !ordersFreely(role) ? { companyId, accountId, role } : null;

const budgetLeft = (budget: Budget | null, spent: number) =>
  budget && { ...budget, left: leftOf(budget, spent) };

const asRefusal = (facts: ApprovalFacts): ApprovalFacts | null => (facts.reasons.length > 0 ? facts : null);

/** @throws DomainError NEEDS_APPROVAL */
function refuseUnfree(facts: ApprovalFacts, { total }: PlannedSale): void {
  const { limit, reasons } = facts;
  if (reasons.length > 0) throw new DomainError('NEEDS_APPROVAL', { limit, reasons: [...reasons], total });
}
