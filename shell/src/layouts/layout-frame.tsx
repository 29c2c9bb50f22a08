import type { Layout } from '@gantry/contracts/remotes';
import { classNames } from '@gantry/ui';
import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RouteAnnouncer } from '../navigation/route-announcer.tsx';
import { RouteProgress } from '../navigation/route-progress.tsx';
import { UpdateNotice } from '../updates/update-notice.tsx';
import { ActingBanner } from './acting-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { BackOfficeHeader } from './header/back-office-header.tsx';
import { PlainHeader } from './header/plain-header.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import styles from './layout-frame.module.css';
import { layoutSpecs, type LayoutSpec } from './layout-specs.ts';
import { Letterhead } from './letterhead.tsx';
import { PrintBar } from './print-bar.tsx';
import { AccountRail } from './rails/account-rail.tsx';
import { AdminRail } from './rails/admin-rail.tsx';
import { HelpRail } from './rails/help-rail.tsx';

// The frame is drawn at each step of a navigation; what stands around the page changes by what it reads itself alone.
const headers = {
  shop: memo(ShopHeader),
  plain: memo(PlainHeader),
  'back-office': memo(BackOfficeHeader),
  none: () => null,
};
const rails = { account: memo(AccountRail), admin: memo(AdminRail), help: memo(HelpRail) };
const End = memo(Footer);

export interface LayoutFrameProps {
  readonly layout: Layout;
  /** links beside the page that its layout would not have */
  readonly rail?: LayoutSpec['rail'];
  /** of what is shown, see `useErrorStatus` */
  readonly status: number;
  readonly children: ReactNode;
}

/** Any of the nine layouts around a page. */
export function LayoutFrame({ layout, rail, status, children }: LayoutFrameProps) {
  const spec: LayoutSpec = layoutSpecs[layout];
  const Header = headers[spec.header];
  const side = spec.rail ?? rail;
  const Rail = side ? rails[side] : null;
  return (
    <div
      className={classNames(styles.frame, styles[layout], side && styles[`beside-${side}`])}
      data-layout={layout}
      data-density={spec.density}
      data-ground={spec.ground}
    >
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.frame.skip" />
      </a>
      <RouteProgress />
      <RouteAnnouncer status={status} />
      {layout === 'print' ? null : <ActingBanner />}
      <Header />
      {layout === 'print' ? (
        <>
          <PrintBar />
          <Letterhead />
        </>
      ) : null}
      <div className={styles.body}>
        {Rail ? <Rail /> : null}
        <main key="main" id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {spec.footer ? <End /> : null}
      <UpdateNotice />
    </div>
  );
}
