import type { SignOnRefusal } from '@gantry/contracts/schemas/company-sign-on';
import { DomainError } from '@gantry/nest-kit/errors';

export const refuseSignOn = (
  reason: SignOnRefusal,
  facts: Readonly<Record<string, string>> = {},
): DomainError => new DomainError('SIGN_ON_REFUSED', { ...facts, reason });
