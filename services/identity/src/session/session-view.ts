import type { AccountSession } from '@gantry/contracts/schemas/account-security';
import { deviceName } from './device-name.ts';
import type { Session } from './session.entity.ts';

/** A session as its owner and staff see it; its secret is not in it. */
export const sessionView = ({ id, createdAt, seenAt, agent, address }: Session): AccountSession => ({
  id,
  startedAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  device: deviceName(agent),
  address: address ?? null,
});
