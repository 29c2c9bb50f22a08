import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { formTexts } from '../../messages/forms/form-texts.ts';
import { noticeNews, ownProductQuery } from '../../parts/own-product-query.ts';
import styles from './notify-me.module.css';

/** In the chunk of the form: hardly anybody comes by a mail’s link. */
const NoticeAnswers = formTexts.lazy(
  () => import(/* webpackChunkName: "catalog-notices" */ './notice-answers.tsx'),
);

/**
 * Where the links of mails about stock notices lead: one says yes to a notice, the other takes back all that its
 * address waits for. Nothing without such a link.
 */
export function NoticeLinks() {
  const [search] = useSearchParams();
  const news = noticeNews(search);
  const isLed = search.has(ownProductQuery.confirmNotice) || search.has(ownProductQuery.stopNotices);
  if (!isLed && news !== 'confirmed' && news !== 'stopped') return null;
  return (
    <div className={styles.band}>
      <Suspense fallback={null}>
        <NoticeAnswers />
      </Suspense>
    </div>
  );
}
