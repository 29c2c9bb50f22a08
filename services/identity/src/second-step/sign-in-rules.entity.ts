import { defineEntity, p } from '@mikro-orm/postgresql';

const SignInRulesSchema = defineEntity({
  name: 'SignInRules',
  schema: 'identity',
  tableName: 'sign_in_rules',
  properties: {
    /** there is one row, and it is 1 */
    id: p.integer().primary(),
    /** staff prove themselves a second time, and set up by what where they have nothing yet */
    staffSecondStep: p.boolean(),
    version: p.integer().version(),
  },
});

/** What the store wants of whoever signs in. */
export class SignInRules extends SignInRulesSchema.class {}
SignInRulesSchema.setClass(SignInRules);
