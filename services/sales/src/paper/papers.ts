import { Injectable } from '@nestjs/common';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { OwnPaper, StaffPaper } from '@gantry/contracts/schemas/paper';
import { isOneOfRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { AccountPapers } from './account-papers.ts';
import { OrderPapers } from './order-papers.ts';
import type { PaperKey, PaperKind } from './paper-kind.ts';
import { ShippingPapers } from './shipping-papers.ts';

/** How a paper is asked for, apart from its kind. */
type Wish = Omit<PaperKey, 'caller'> & {
  /** the language it is wanted in, where that is not the usual one */
  readonly locale?: string | undefined;
};

/** Every record that can be printed, for everybody who may read it: one way for the page, the PDF, and the mail. */
@Injectable()
export class Papers {
  private readonly kinds: Readonly<Record<StaffPaper, PaperKind>>;

  constructor(orders: OrderPapers, shipping: ShippingPapers, accounts: AccountPapers) {
    this.kinds = {
      order: orders.order,
      proforma: orders.proforma,
      quote: orders.quote,
      offer: orders.offer,
      invoice: accounts.invoice,
      'packing-slip': shipping.packingSlip,
      return: shipping.return,
      statement: accounts.statement,
      'purchase-order': accounts.purchaseOrder,
      'pick-list': shipping.pickList,
    };
  }

  /**
   * For its account, or whoever holds the token of its link, in the language of the call.
   * @throws DomainError NOT_FOUND for everybody else, WRONG_STATE where it has no such paper
   */
  async getOwn(
    { caller, locale: usual }: Call,
    kind: OwnPaper,
    { token, locale = usual, ...key }: Wish & { readonly token?: string | undefined },
  ): Promise<BusinessDocument> {
    const found = await this.kinds[kind].find({ ...key, caller });
    if (!found?.isFor(caller, token)) throw new DomainError('NOT_FOUND');
    return found.print(locale);
  }

  /**
   * For staff, in the language of whom it is for.
   * @throws DomainError NOT_FOUND also for roles that do not read this kind, WRONG_STATE where it has no such paper
   */
  async getForStaff(
    { caller, locale: usual }: Call,
    kind: StaffPaper,
    { locale, ...key }: Wish,
  ): Promise<BusinessDocument> {
    const paper = this.kinds[kind];
    const mayRead = isOneOfRoles(paper.readers, caller.role);
    const found = mayRead ? await paper.find({ ...key, caller: null }) : null;
    if (!found) throw new DomainError('NOT_FOUND');
    return found.print(locale ?? found.locale ?? usual);
  }

  /** For a mail to whom it is for, so nobody's rights are asked; null where the record has no such paper. */
  async getMailed(
    kind: OwnPaper,
    { locale, ...key }: Wish & { readonly locale: string },
  ): Promise<BusinessDocument | null> {
    const found = await this.kinds[kind].find({ ...key, caller: null });
    try {
      return found && (await found.print(locale));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'WRONG_STATE') return null;
      throw error;
    }
  }
}
