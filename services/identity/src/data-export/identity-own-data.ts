import type { PartOf } from '@gantry/domain/data-export';
import type { OwnDataDefinition } from '@gantry/nest-kit/own-rows';
import {
  ownAccount,
  ownActivity,
  ownAddresses,
  ownCompany,
  ownInvitations,
  ownListViews,
} from './own-account.ts';
import {
  ownApiKeys,
  ownDevices,
  ownPasskeys,
  ownSecondStep,
  ownSessions,
  ownSignOn,
} from './own-security.ts';

/** What identity gives to whoever wants a copy of their data. */
export const identityOwnData: OwnDataDefinition<PartOf<'identity'>> = {
  schema: 'identity',
  parts: {
    account: ownAccount,
    addresses: ownAddresses,
    company: ownCompany,
    'company-invitations': ownInvitations,
    sessions: ownSessions,
    devices: ownDevices,
    passkeys: ownPasskeys,
    'second-step': ownSecondStep,
    'company-sign-on': ownSignOn,
    'api-keys': ownApiKeys,
    'list-views': ownListViews,
    'data-exports': {
      table: 'data_export',
      where: 'data_export.account_id = owner.id',
      order: 'data_export.id::text',
      columns: ['asked_at', 'taken_at', 'locale'],
    },
    activity: ownActivity,
  },
  untold: [
    {
      why: 'secrets that open the account for some minutes, and say nothing about its owner',
      tables: ['one_time_code', 'pending_sign_in', 'used_challenge', 'sign_on_request'],
    },
    { why: 'counts of what was removed, of nobody', tables: ['retention_run'] },
    { why: 'counts of wrong passwords and codes, for some minutes', tables: ['attempt_count'] },
    { why: 'which record staff have on screen, for some seconds', tables: ['record_presence'] },
    {
      why: 'settings of a company, or of the store',
      tables: ['company_sign_on', 'sign_on_domain', 'sign_in_rules', 'company_credit'],
    },
  ],
};
