import { presenceEveryMs } from '@gantry/contracts/presence-limits';
import type { Others, Presence } from '@gantry/contracts/schemas/presence';
import { useEffect, useState, type RefObject } from 'react';
import { useIdentityReportPresenceMutation } from '../../api/presence.endpoints.ts';

/** Which record: the list it stands in, and its number or id. */
export type RecordPlace = Pick<Presence, 'list' | 'key'>;

/** Whoever typed so long ago, in milliseconds, only looks by now. */
const typingHoldsMs = 60_000;

/**
 * Says that this person has a record on screen while its page is seen, and answers who else has. Their absence costs
 * nobody anything: a call that fails is not told of.
 */
export function useRecordPresence(
  { list, key }: RecordPlace,
  element: RefObject<HTMLElement | null>,
): Others {
  const [report] = useIdentityReportPresenceMutation();
  const [others, setOthers] = useState<Others>([]);
  useEffect(() => {
    let isGone = false;
    const send = async (presence: Presence['presence']) => {
      const { data } = await report({ body: { list, key, presence } });
      if (data && !isGone) setOthers(data.others);
    };
    const stop = reportWhileSeen(send, (target) => isWithin(target, element.current));
    return () => {
      isGone = true;
      stop();
    };
  }, [report, list, key, element]);
  return others;
}

const isWithin = (target: EventTarget | null, element: HTMLElement | null): boolean =>
  target instanceof Node && Boolean(element?.closest('[data-record]')?.contains(target));

/** Reports at once, every so often, when typing begins, and when the page is left; what it answers ends that. */
function reportWhileSeen(
  send: (presence: Presence['presence']) => Promise<void>,
  isOfRecord: (target: EventTarget | null) => boolean,
): () => void {
  let typedAt = -Infinity;
  const ending = new AbortController();
  const { signal } = ending;
  const isTyping = () => Date.now() - typedAt < typingHoldsMs;
  const reportNow = () => {
    if (document.visibilityState === 'visible') void send(isTyping() ? 'editing' : 'looking');
  };
  const noteTyping = ({ target }: Event) => {
    if (!isOfRecord(target)) return;
    const isNews = !isTyping();
    typedAt = Date.now();
    if (isNews) reportNow();
  };
  const reportLeaving = () => void send('left');
  reportNow();
  const timer = setInterval(reportNow, presenceEveryMs);
  document.addEventListener('input', noteTyping, { signal });
  document.addEventListener('visibilitychange', reportNow, { signal });
  addEventListener('pagehide', reportLeaving, { signal });
  return () => {
    clearInterval(timer);
    ending.abort();
    reportLeaving();
  };
}
