import { expiredEmail, expiredText } from '@gantry/domain/erasure';
import type { RemovalsOf } from '@gantry/nest-kit/removals';

/** How payments follows the rules of how long its records are stored. */
export const paymentsRemovals: RemovalsOf<'payments'> = {
  payments: [
    {
      table: 'payments.transaction',
      begins: 'created_at',
      only: `payer ->> 'name' is distinct from '${expiredText}' and payer is not null`,
      mask: `payer = payer || '{"name": "${expiredText}", "email": "${expiredEmail}"}'`,
    },
    {
      table: 'payments.payable_order',
      begins: 'updated_at',
      only: `name <> '${expiredText}'`,
      mask: `name = '${expiredText}', email = '${expiredEmail}'`,
    },
  ],
  // the line stays: a provider that tells of the card late would save it anew
  'removed-cards': [
    {
      table: 'payments.saved_method',
      begins: 'removed_at',
      only: `(brand <> '' or last4 is not null or expires is not null)`,
      mask: `brand = '', last4 = null, expires = null`,
    },
  ],
  'provider-calls': [{ table: 'payments.webhook_event', begins: 'handled_at' }],
};
