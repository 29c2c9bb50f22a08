import type { TransitionActor } from '@gantry/domain/statuses/status-table';
import type { ClientBase } from 'pg';

/** Who does something in the history. */
export interface Doer {
  readonly id: string | null;
  readonly name: string | null;
  readonly role: TransitionActor;
}

/** Timers and events of the store. */
export const system: Doer = { id: null, name: null, role: 'system' };

export type Staff = Readonly<
  Record<'sales' | 'warehouse' | 'finance' | 'support' | 'purchasing' | 'admin', Doer>
>;

/** The demo accounts of the store. @throws Error where the demo has none */
export async function readStaff(client: ClientBase): Promise<Staff> {
  const { rows } = await client.query<{ id: string; name: string; role: keyof Staff }>(
    `select id, name, role from identity.account where email = role || '@demo.gantry.example'`,
  );
  const withRole = (role: keyof Staff): Doer => {
    const found = rows.find((row) => row.role === role);
    if (!found) throw new Error(`There is no demo account of ${role}.`);
    return found;
  };
  return {
    sales: withRole('sales'),
    warehouse: withRole('warehouse'),
    finance: withRole('finance'),
    support: withRole('support'),
    purchasing: withRole('purchasing'),
    admin: withRole('admin'),
  };
}
