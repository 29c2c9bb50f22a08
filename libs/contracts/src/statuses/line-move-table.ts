import type { Role } from '../roles.ts';
import type { LineStatus } from './moves.ts';

/** Who can make a status move: a role, a timer or provider (`system`), or another computer (`integration`). */
export type Mover = Role | 'system' | 'integration';
/** `~` is the status stored before an interruption. */
type Target = LineStatus | '~';
interface MoveRow {
  readonly from: readonly LineStatus[];
  readonly to: readonly Target[];
  readonly who: readonly Mover[];
}
const row = (from: readonly LineStatus[], to: readonly Target[], who: readonly Mover[]): MoveRow => ({
  from,
  to,
  who,
});

/** Domain B4, row by row: `guest` and `customer` act on their own order only; `admin` is added to every row. */
export const moveRows: readonly MoveRow[] = [
  row(['new'], ['pending'], ['system']),
  row(['new', 'pending'], ['pending-review'], ['system', 'support', 'finance']),
  row(['pending-review'], ['pending'], ['support', 'finance']),
  row(['new', 'pending', 'pending-review'], ['confirmed'], ['system', 'sales', 'finance']),
  row(['new', 'pending', 'pending-review'], ['declined'], ['sales', 'finance', 'system']),
  row(['declined'], ['pending-review'], ['support']),
  row(['new', 'pending'], ['not-processed'], ['system']),
  row(['not-processed'], ['new'], ['customer', 'guest', 'sales', 'system']),
  row(
    ['new', 'pending', 'pending-review', 'not-processed'],
    ['cancelled-not-charged'],
    ['customer', 'guest', 'support', 'system'],
  ),
  row(
    ['new', 'pending', 'pending-review', 'confirmed', 'received', 'on-hold'],
    ['cancelled-black-list'],
    ['finance'],
  ),
  row(['new', 'pending', 'pending-review', 'declined', 'not-processed'], ['cleared'], ['support']),
  row(['cleared'], ['new'], ['admin']),
  row(['new', 'pending', 'pending-review', 'confirmed', 'received', 'on-hold'], ['unbound'], ['system']),
  row(['unbound'], ['~'], ['support']),
  row(['unbound'], ['cleared'], ['admin']),
  row(['new', 'cleared', 'declined', 'unbound', 'cancelled-not-charged'], ['deleted'], ['admin']),
  row(['deleted'], ['cleared'], ['admin']),
  row(['confirmed'], ['received'], ['system', 'warehouse', 'sales']),
  row(['received'], ['processing'], ['system', 'warehouse']),
  row(['received', 'backordered'], ['purchase'], ['purchasing', 'system']),
  row(['purchase'], ['in-production'], ['purchasing', 'integration']),
  row(['purchase', 'in-production', 'backordered'], ['processing'], ['warehouse']),
  row(
    ['purchase', 'in-production', 'processing', 'backordered'],
    ['partially-shipped', 'shipped'],
    ['warehouse', 'purchasing', 'integration'],
  ),
  row(
    ['received', 'purchase', 'in-production', 'processing'],
    ['backordered'],
    ['purchasing', 'warehouse', 'system'],
  ),
  row(['backordered'], ['in-production'], ['purchasing']),
  row(['partially-shipped'], ['shipped'], ['warehouse', 'integration']),
  row(['shipped', 'replacement-shipped'], ['delivered'], ['system', 'warehouse', 'support']),
  row(
    ['shipped', 'partially-shipped', 'replacement-shipped', 'delivered'],
    ['delivery-exception'],
    ['system', 'customer', 'support'],
  ),
  row(['delivery-exception'], ['shipped', 'delivered'], ['system', 'support']),
  row(['delivery-exception'], ['replacement-shipped'], ['support', 'warehouse']),
  row(['delivery-exception'], ['cancelled-refund-pending'], ['support', 'finance']),
  row(['shipped'], ['completed'], ['system']),
  row(['delivered', 'rma-replacement-delivered'], ['completed'], ['system', 'finance']),
  row(
    [
      'pending',
      'pending-review',
      'confirmed',
      'received',
      'purchase',
      'processing',
      'backordered',
      'on-hold',
      'partially-shipped',
    ],
    ['cancellation-requested'],
    ['customer', 'guest', 'support'],
  ),
  row(['cancellation-requested'], ['~'], ['support', 'customer']),
  row(['cancellation-requested'], ['cancelled-not-charged'], ['support', 'system']),
  row(['cancellation-requested'], ['cancelled'], ['support']),
  row(['cancellation-requested'], ['cancelled-refund-pending'], ['support', 'finance']),
  row(['cancelled-refund-pending'], ['cancelled-refund-issued'], ['system', 'finance']),
  row(
    [
      'pending',
      'pending-review',
      'confirmed',
      'received',
      'purchase',
      'in-production',
      'processing',
      'backordered',
    ],
    ['on-hold'],
    ['support', 'finance', 'sales', 'system'],
  ),
  row(['on-hold'], ['~'], ['support', 'finance', 'sales', 'system']),
  row(
    ['delivered', 'completed', 'rma-replacement-delivered'],
    ['rma-requested'],
    ['customer', 'guest', 'support'],
  ),
  row(['rma-requested'], ['~'], ['support', 'customer']),
  row(['rma-requested'], ['rma-sent', 'rma-replacement-processing'], ['support']),
  row(['rma-requested'], ['rma-refund-pending'], ['support', 'finance']),
  row(['rma-sent'], ['rma-return-awaiting'], ['customer', 'system']),
  row(['rma-sent', 'rma-return-awaiting'], ['~'], ['system', 'customer']),
  row(['rma-sent', 'rma-return-awaiting'], ['rma-return-received'], ['warehouse']),
  row(['rma-return-received'], ['rma-refund-pending'], ['support', 'finance']),
  row(['rma-return-received'], ['rma-replacement-processing', '~'], ['support']),
  row(['rma-refund-pending'], ['rma-refund-issued'], ['system', 'finance']),
  row(['rma-replacement-processing'], ['rma-replacement-shipped'], ['warehouse']),
  row(['rma-replacement-processing'], ['rma-refund-pending'], ['support']),
  row(['rma-replacement-shipped'], ['rma-replacement-delivered'], ['system']),
  row(['rma-replacement-shipped'], ['rma-replacement-processing'], ['support']),
];
