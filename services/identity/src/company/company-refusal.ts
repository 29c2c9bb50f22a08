import type { CompanyRefusal } from '@gantry/contracts/schemas/company';
import { DomainError } from '@gantry/nest-kit/errors';

/** Something in a company is not possible now; the page says why. */
export const refuseInCompany = (reason: CompanyRefusal): DomainError =>
  new DomainError('WRONG_STATE', { reason });

/** A field of the body does not pass. */
export const invalidAt = (field: string, message: string): DomainError =>
  new DomainError('INVALID', undefined, [{ path: `body.${field}`, message }]);
