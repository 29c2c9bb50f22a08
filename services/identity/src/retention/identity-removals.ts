import type { INestApplicationContext } from '@nestjs/common';
import type { RemovalsOf } from '@gantry/nest-kit/removals';
import { UnconfirmedAccounts } from './unconfirmed-accounts.ts';

const expired = (table: string) => [{ table: `identity.${table}`, begins: 'expires_at' }] as const;

/** How identity follows the rules of how long its records are stored. */
export const identityRemovals: RemovalsOf<'identity'> = {
  sessions: expired('session'),
  devices: [{ table: 'identity.known_device', begins: 'used_at' }],
  presence: [{ table: 'identity.record_presence', begins: 'seen_at' }],
  'one-time-codes': expired('one_time_code'),
  'unfinished-sign-ins': expired('pending_sign_in'),
  'passkey-challenges': expired('used_challenge'),
  'company-sign-ins': expired('sign_on_request'),
  // counted in milliseconds
  'failed-attempts': [{ table: 'identity.attempt_count', begins: 'to_timestamp(expire / 1000.0)' }],
  'api-keys': expired('api_key'),
  invitations: expired('company_invitation'),
  'data-copies': [{ table: 'identity.data_export', begins: 'asked_at' }],
  'unconfirmed-accounts': [
    (app: INestApplicationContext, before: Date) => app.get(UnconfirmedAccounts).eraseOlder(before),
  ],
};
