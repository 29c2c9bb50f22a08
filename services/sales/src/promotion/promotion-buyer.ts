import type { Identity } from '@gantry/contracts/schemas/account';

/**
 * Whose uses of a promotion count together: those of the company somebody orders for; else of their account; else of the
 * mail address a guest has entered, null before they have.
 */
export interface PromotionBuyer {
  readonly companyId: string | null;
  readonly accountId: string | null;
  readonly email: string | null;
}

/** Whoever calls. @param email what a guest has entered */
export const promotionBuyerOf = (
  { accountId, companyId }: Pick<Identity, 'accountId' | 'companyId'>,
  email: string | null = null,
): PromotionBuyer => ({ companyId, accountId, email: email && email.toLowerCase() });

/** An order `o` of a buyer, with what stands for its `?`. */
export function ordersOf(buyer: PromotionBuyer): { readonly sql: string; readonly parameters: string[] } {
  const { companyId, accountId, email } = buyer;
  if (companyId) return { sql: 'o.company_id = ?::uuid', parameters: [companyId] };
  if (accountId) return { sql: 'o.account_id = ?', parameters: [accountId] };
  return email ? { sql: 'lower(o.email) = ?', parameters: [email] } : { sql: 'false', parameters: [] };
}
