import type { LineStatus } from '@gantry/contracts/statuses/moves';
import type { Tone } from '@gantry/ui';

const finished: readonly LineStatus[] = [
  'delivered',
  'completed',
  'rma-replacement-delivered',
  'rma-refund-issued',
];
const waiting: readonly LineStatus[] = [
  'new',
  'pending',
  'pending-review',
  'on-hold',
  'backordered',
  'cleared',
];
const trouble: readonly LineStatus[] = ['delivery-exception', 'not-processed', 'declined'];

/** Shape and colour of an order's or line's status; the words carry the meaning. */
export function toneOf(status: LineStatus): Tone {
  if (trouble.includes(status)) return 'bad';
  if (status.startsWith('cancelled') || status === 'deleted') return 'neutral';
  if (finished.includes(status)) return 'good';
  return waiting.includes(status) ? 'waiting' : 'progress';
}
