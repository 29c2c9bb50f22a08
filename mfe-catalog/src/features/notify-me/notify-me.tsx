import type { Product } from '@gantry/contracts/schemas/catalog';
import { Suspense } from 'react';
import { formTexts } from '../../messages/forms/form-texts.ts';
import { noticeAnchor } from './posted-notice.ts';

/** A chunk of its own: most products can be bought. */
const NoticePanel = formTexts.lazy(
  () => import(/* webpackChunkName: "catalog-notices" */ './notice-panel.tsx'),
);

/**
 * The way to wait for a sold-out product: an address to write to, and after that what was asked for. An
 * account finds what it asked for again and may take it back here.
 */
export const NotifyMe = ({ product: { uri } }: { readonly product: Pick<Product, 'uri'> }) => (
  <div id={noticeAnchor}>
    <Suspense fallback={null}>
      <NoticePanel uri={uri} />
    </Suspense>
  </div>
);
