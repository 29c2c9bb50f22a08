import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { NarrowPage } from '../../parts/narrow-page.tsx';

/**
 * Leads on to the provider of a company where no script does. A form may not lead to another site by the page's policy,
 * so it is a page of its own that does, at once; the link is for browsers that are told not to.
 */
export function LeaveForProvider({ url }: { readonly url: string }) {
  return (
    <NarrowPage title="account.company-sign-on.leaving">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>
        <FormattedMessage
          id="account.company-sign-on.leaving-for"
          values={{ host: <b>{new URL(url).host}</b> }}
        />
      </p>
      <LinkButton to={url} variant="primary">
        <FormattedMessage id="account.company-sign-on.submit" />
      </LinkButton>
    </NarrowPage>
  );
}
