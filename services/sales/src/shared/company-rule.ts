import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import { identityFindAccount, identityGetApprovalRule } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Offer as OfferView } from '@gantry/contracts/schemas/offer';
import type { CheckoutPreview } from '@gantry/contracts/schemas/order';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { needsApproval } from '@gantry/domain/order-approval';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';

export type Colleague = ResponseOf<typeof identityGetApprovalRule>['people'][number];
type Orderer = Pick<Identity, 'accountId' | 'companyId' | 'companyRole'>;

/** Above which total somebody else has to approve, minor units; null where they always have to. */
type Refusal = NonNullable<OfferView['approval']>;

/** Whose order it is; nulls for a guest's. */
export interface OrderOwner {
  readonly accountId?: string | null;
  readonly accountNumber?: string | null;
}

/** What a company says about who approves its orders; identity knows it, and is asked each time. */
@Injectable()
export class CompanyRule {
  constructor(private readonly client: ContractClient) {}

  /** Those of a company's people who may sign in. */
  async peopleOf(companyId: string): Promise<readonly Colleague[]> {
    return (await this.client.call(identityGetApprovalRule, { body: { companyId } })).people;
  }

  /** @throws DomainError NEEDS_APPROVAL where somebody else in the company has to approve an order of this total */
  async checkFree(orderer: Orderer, total: number): Promise<void> {
    const refusal = await this.refusalOf(orderer, total);
    if (refusal) throw new DomainError('NEEDS_APPROVAL', { ...refusal, total });
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
    { companyId, total }: { readonly companyId: string | null; readonly total: number },
  ): Promise<void> {
    const refusal = await this.refusalFor(orderer, owner, { companyId, total });
    if (refusal) throw new DomainError('NEEDS_APPROVAL', { ...refusal, total });
  }

  /** Why somebody else in the company has to approve an order of this total; null where nobody has to. */
  async refusalOf(orderer: Orderer, total: number): Promise<Refusal | null> {
    const limit = await this.limitFor(orderer);
    return needsApproval({ role: orderer.companyRole, limit, total }) ? { limit } : null;
  }

  /**
   * The same for an order that somebody else places by a link: whoever asked can give it to anybody. Who has left their
   * company buys alone, and who is of it orders as they may.
   */
  async refusalFor(
    orderer: Orderer,
    { accountId }: OrderOwner,
    { companyId, total }: { readonly companyId: string | null; readonly total: number },
  ): Promise<Refusal | null> {
    if (!companyId) return null;
    if (companyId === orderer.companyId) return this.refusalOf(orderer, total);
    const { limit, people } = await this.client.call(identityGetApprovalRule, { body: { companyId } });
    const role = people.find((one) => one.accountId === accountId)?.role ?? null;
    return needsApproval({ role, limit, total }) ? { limit } : null;
  }

  /** What the checkout says about an order of this total; null for whoever never has to ask. */
  async previewFor(orderer: Orderer, total: number | null): Promise<CheckoutPreview['approval']> {
    const limit = await this.limitFor(orderer);
    const { companyRole: role } = orderer;
    if (!needsApproval({ role, limit, total: Number.MAX_SAFE_INTEGER })) return null;
    return { isNeeded: needsApproval({ role, limit, total: total ?? 0 }), limit };
  }

  /** Only of those who order up to it: the others order freely, or never. */
  private async limitFor({ companyId, companyRole }: Orderer): Promise<number | null> {
    const isFree = !companyRole || mayActInCompany('approve-orders', companyRole);
    if (!companyId || isFree || !mayActInCompany('order', companyRole)) return null;
    return (await this.client.call(identityGetApprovalRule, { body: { companyId } })).limit;
  }
}
