import { useUser } from '@gantry/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { noticeNews } from '../../parts/own-product-query.ts';
import { NoticeForm, type AskedNotice } from './notice-form.tsx';
import { NoticeTaken } from './notice-taken.tsx';
import { useCatalogGetMyNoticeQuery } from '../../api/stock-notices.endpoints.ts';

/** An address to write to, and after that what was asked for. An account finds what it asked for again. */
export default function NoticePanel({ uri }: { readonly uri: string }) {
  const user = useUser();
  const news = noticeNews(useSearchParams()[0]);
  const [asked, setAsked] = useState<AskedNotice | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const own = useCatalogGetMyNoticeQuery({ params: { uri } }, { skip: !user });
  const notice = user && !isCancelled ? own.data?.notice : null;
  const cancelledBefore = news === 'cancelled' ? 'before' : null;
  const isPosted = news === 'asked' || news === 'to-confirm';
  const isTaken = asked !== null || !!notice || (isPosted && !isCancelled);
  // Who has just been asked knows it from the answer; an account later from what is kept.
  const toConfirm = notice ? !notice.confirmed : (asked?.toConfirm ?? news === 'to-confirm');
  if (isTaken) {
    return (
      <NoticeTaken
        uri={uri}
        email={asked?.email ?? notice?.email ?? null}
        toConfirm={toConfirm}
        isOwn={!!user}
        isNew={asked !== null}
        onCancelled={() => {
          setAsked(null);
          setCancelled(true);
        }}
      />
    );
  }
  return (
    <NoticeForm
      uri={uri}
      cancelled={isCancelled ? 'now' : cancelledBefore}
      onAsked={(now) => {
        setAsked(now);
        setCancelled(false);
      }}
    />
  );
}
