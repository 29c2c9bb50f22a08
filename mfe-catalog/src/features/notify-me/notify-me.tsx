import { useUser } from '@gantry/api-client';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noticeNews } from '../../parts/own-product-query.ts';
import type { AskedNotice } from './notice-form.tsx';
import { NoticeTaken } from './notice-taken.tsx';
import { useCatalogGetMyNoticeQuery } from '../../api/stock-notices.endpoints.ts';

/** A chunk of its own: most products can be bought. */
const NoticeForm = lazy(() => import(/* webpackChunkName: "catalog-notice-form" */ './notice-form.tsx'));

/** Where a posted form leads back to. */
export const noticeAnchor = 'notify-me';

/**
 * The way to wait for a sold-out product: an address to write to, and after that what was asked for. An
 * account finds what it asked for again and may take it back here.
 */
export function NotifyMe({ product: { uri } }: { readonly product: Pick<Product, 'uri'> }) {
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
  return (
    <div id={noticeAnchor}>
      {isTaken ? (
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
      ) : (
        <Suspense fallback={null}>
          <NoticeForm
            uri={uri}
            cancelled={isCancelled ? 'now' : cancelledBefore}
            onAsked={(now) => {
              setAsked(now);
              setCancelled(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
