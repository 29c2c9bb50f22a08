import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { cancelledGroup, deliveredGroup, waitingGroup } from '@gantry/contracts/statuses/line-groups';
import type { Tone } from '@gantry/ui';

const trouble: readonly LineStatus[] = ['delivery-exception', 'not-processed', 'declined', 'unbound'];

/** Shape and colour of a line's status on the desk; the label itself carries the meaning. */
export function toneOf(status: LineStatus): Tone {
  if (trouble.includes(status)) return 'bad';
  if (status.endsWith('-requested') || status === 'pending-review') return 'ask';
  if (cancelledGroup.has(status)) return 'neutral';
  if (deliveredGroup.has(status)) return 'good';
  return waitingGroup.has(status) || status === 'on-hold' ? 'waiting' : 'progress';
}
