import { useUser } from '@gantry/api-client';
import { isOneOfRoles, tariffRoles } from '@gantry/domain/roles';

/** Whether the reader may change what it costs to send goods; the server decides, this hides what it would refuse. */
export const useMayWriteTariff = (): boolean => isOneOfRoles(tariffRoles, useUser()?.role);
