import { byTime, type OwnRows } from '@gantry/nest-kit/own-rows';

/** Secrets, and what they are recognized by, never leave: names and dates do. */
export const ownSessions: OwnRows = {
  table: 'session',
  where: 'session.account_id = owner.id',
  order: byTime('session', 'created_at'),
  columns: ['created_at', 'seen_at', 'expires_at', 'ends_at', 'address', 'agent', 'is_remembered'],
};

export const ownDevices: OwnRows = {
  table: 'known_device',
  where: 'known_device.account_id = owner.id',
  order: byTime('known_device', 'used_at'),
  columns: ['used_at'],
};

export const ownPasskeys: OwnRows = {
  table: 'passkey',
  where: 'passkey.account_id = owner.id',
  order: byTime('passkey', 'created_at'),
  columns: ['name', 'created_at', 'used_at'],
};

export const ownSecondStep: OwnRows = {
  table: 'authenticator',
  where: 'authenticator.account_id = owner.id',
  order: 'authenticator.account_id::text',
  columns: ['created_at'],
  more: {
    unusedRecoveryCodes: 'select count(*) from identity.recovery_code c where c.account_id = owner.id',
  },
  reads: ['recovery_code'],
};

export const ownSignOn: OwnRows = {
  table: 'sign_on_link',
  where: 'sign_on_link.account_id = owner.id',
  order: `sign_on_link.issuer || ' ' || sign_on_link.company_id || ' ' || sign_on_link.subject`,
  columns: ['issuer', 'subject'],
};

export const ownApiKeys: OwnRows = {
  table: 'api_key',
  where: 'api_key.account_id = owner.id',
  order: byTime('api_key', 'created_at'),
  columns: ['name', 'scopes', 'created_at', 'rotated_at', 'expires_at', 'used_at', 'used_from'],
};
