import { defineEntity, p } from '@mikro-orm/postgresql';

const SignOnDomainSchema = defineEntity({
  name: 'SignOnDomain',
  schema: 'identity',
  tableName: 'sign_on_domain',
  properties: {
    domain: p.string().primary(),
    companyId: p.uuid(),
    /** null until DNS has said that it is the company's */
    verifiedAt: p.datetime().nullable(),
  },
});

/** A domain of e-mail addresses that a company says is its own; of no two companies. */
export class SignOnDomain extends SignOnDomainSchema.class {}
SignOnDomainSchema.setClass(SignOnDomain);
