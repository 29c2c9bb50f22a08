import { defineEntity, p } from '@mikro-orm/postgresql';
import type { RoleRules } from '@gantry/contracts/schemas/company-sign-on';

const CompanySignOnSchema = defineEntity({
  name: 'CompanySignOn',
  schema: 'identity',
  tableName: 'company_sign_on',
  properties: {
    companyId: p.uuid().primary(),
    issuer: p.string(),
    clientId: p.string(),
    /** sealed */
    clientSecret: p.string(),
    roles: p.json().$type<RoleRules>(),
    /** people of its domains sign in by nothing else */
    isRequired: p.boolean(),
    /** somebody who comes for the first time gets an account */
    createsAccounts: p.boolean(),
    version: p.integer().version(),
  },
});

/** How the people of a company sign on: at whose provider, and what they are here. */
export class CompanySignOn extends CompanySignOnSchema.class {}
CompanySignOnSchema.setClass(CompanySignOn);
