import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import type { Tone } from './availability-tone.ts';

/** Shape and colour of an inquiry's status for its customer; the words carry the meaning. */
export function quoteTone(status: QuoteStatus): Tone {
  if (status.startsWith('waiting-customer') || status === 'sent-offer') return 'ask';
  if (status === 'move-to-order') return 'good';
  if (status === 'new') return 'waiting';
  return status.startsWith('cancelled') || status === 'cleared' ? 'neutral' : 'progress';
}
