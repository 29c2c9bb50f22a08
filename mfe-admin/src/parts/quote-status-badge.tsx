import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import { StatusBadge, type Tone } from '@gantry/ui';

/** A status as the specification spells it: staff work with the labels themselves, in every language. */
export function QuoteStatusBadge({ status }: { readonly status: QuoteStatus }) {
  return <StatusBadge tone={toneOf(status)}>{status}</StatusBadge>;
}

/** New ones ask for somebody; what waits for the customer waits. */
function toneOf(status: QuoteStatus): Tone {
  if (status === 'new') return 'ask';
  if (status.startsWith('waiting') || status === 'sent-offer') return 'waiting';
  if (status === 'move-to-order') return 'good';
  if (status === 'unbound') return 'bad';
  return status === 'in-work' || status === 'move-to-offer' ? 'progress' : 'neutral';
}
