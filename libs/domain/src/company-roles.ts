/** What somebody is in their company, the most trusted first. */
export const companyRoles = ['admin', 'approver', 'buyer', 'requester', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What people of a company are to whom nobody has given a role: whom the store has put there. */
export const defaultCompanyRole = 'buyer' satisfies CompanyRole;

interface CompanyActRule {
  readonly roles: readonly CompanyRole[];
  /** whether a buyer without a company does it too */
  readonly alone: boolean;
}

const buyers = ['admin', 'approver', 'buyer'] as const;

/** What in a company only some of its people may do; whatever is not named here is everybody's. */
const rules = {
  /** place orders, accept offers, and pay */
  order: { roles: buyers, alone: true },
  /** cancel and return items */
  'return-items': { roles: buyers, alone: true },
  /** save and remove cards */
  'keep-cards': { roles: buyers, alone: true },
  /** write into the address book */
  'keep-addresses': { roles: buyers, alone: true },
  /** hand in certificates of tax exemption */
  'send-certificates': { roles: buyers, alone: true },
  /** fill carts, lists, and part numbers, ask for quotes, and send orders for approval */
  prepare: { roles: [...buyers, 'requester'], alone: true },
  /** approve or reject what others want to order */
  'approve-orders': { roles: ['admin', 'approver'], alone: false },
  /** pay invoices of orders that others have placed in the name of the company, by card or wallet */
  'pay-company-invoices': { roles: ['admin', 'approver'], alone: false },
  /** read what others in the company have ordered and are invoiced */
  'read-company-records': { roles: ['admin', 'approver', 'viewer'], alone: false },
  /** invite, give roles, deactivate, hand over, say which rules hold, and keep the addresses of the company */
  'manage-people': { roles: ['admin'], alone: false },
} as const satisfies Readonly<Record<string, CompanyActRule>>;
export type CompanyAct = keyof typeof rules;
export const companyActs = Object.keys(rules) as readonly CompanyAct[];

/** Whether somebody may do something, by what they are in their company; null where they buy alone. */
export function mayActInCompany(act: CompanyAct, role: CompanyRole | null | undefined): boolean {
  const { roles, alone }: CompanyActRule = rules[act];
  return role ? roles.includes(role) : alone;
}
