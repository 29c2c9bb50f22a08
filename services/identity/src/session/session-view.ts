import type { AccountSession } from '@gantry/contracts/schemas/account-security';
import { deviceName } from './device-name.ts';
import type { Session } from './session.entity.ts';

/** A session as its owner and staff see it; its secret is not in it. */
export const sessionView = (session: Session): AccountSession => ({
  id: session.id,
  startedAt: session.createdAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  device: deviceName(session.agent),
  address: session.address ?? null,
  isRemembered: session.isRemembered,
  expiresAt: session.expiresAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
});
