import { defineEntity, p } from '@mikro-orm/postgresql';

const AuthenticatorSchema = defineEntity({
  name: 'Authenticator',
  schema: 'identity',
  tableName: 'authenticator',
  properties: {
    accountId: p.uuid().primary(),
    /** sealed by `SecretBox` for its account */
    secret: p.string(),
    /** the last time step a code of which was taken: none is good twice */
    lastStep: p.bigint('number'),
    createdAt: p.datetime(),
  },
});

/** The authenticator app of an account, once a code of it was entered. */
export class Authenticator extends AuthenticatorSchema.class {}
AuthenticatorSchema.setClass(Authenticator);
