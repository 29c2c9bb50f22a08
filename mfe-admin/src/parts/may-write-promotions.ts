import { useUser } from '@gantry/api-client';
import { isOneOfRoles, promotionRoles } from '@gantry/domain/roles';

/** Whether whoever looks makes promotions. */
export const useMayWritePromotions = (): boolean => isOneOfRoles(promotionRoles, useUser()?.role);
