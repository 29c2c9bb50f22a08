import { useUser } from '@gantry/api-client';
import { isOneOfRoles, taxRoles } from '@gantry/domain/roles';

/** Whether the reader may change rates and rules; the server decides, this hides what it would refuse. */
export const useMayWriteTax = (): boolean => isOneOfRoles(taxRoles, useUser()?.role);
