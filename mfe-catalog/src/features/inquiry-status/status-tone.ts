import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import type { Tone } from '@gantry/ui';

/** Shape and colour of an inquiry's status for its customer; the words carry the meaning. */
export function toneOf(status: QuoteStatus): Tone {
  if (status.startsWith('waiting-customer') || status === 'sent-offer') return 'ask';
  if (status === 'move-to-order') return 'good';
  if (status === 'new') return 'waiting';
  return status.startsWith('cancelled') || status === 'cleared' ? 'neutral' : 'progress';
}
