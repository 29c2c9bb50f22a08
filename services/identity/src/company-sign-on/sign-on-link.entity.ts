import { defineEntity, p } from '@mikro-orm/postgresql';

const SignOnLinkSchema = defineEntity({
  name: 'SignOnLink',
  schema: 'identity',
  tableName: 'sign_on_link',
  properties: {
    companyId: p.uuid().primary(),
    issuer: p.string().primary(),
    /** who it is at the provider, whatever becomes of their address */
    subject: p.string().primary(),
    accountId: p.uuid(),
  },
});

/** Whose account it is that a provider calls by a subject. */
export class SignOnLink extends SignOnLinkSchema.class {}
SignOnLinkSchema.setClass(SignOnLink);
