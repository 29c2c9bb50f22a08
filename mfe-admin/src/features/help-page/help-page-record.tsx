import { helpPath } from '@gantry/contracts/addresses/catalog';
import type { AdminHelpPage } from '@gantry/contracts/schemas/help-page';
import { HelpText } from '@gantry/ui/help-text';
import { FormattedMessage } from 'react-intl';
import { AuditLink } from '../../parts/audit-link.tsx';
import { HelpPageState } from '../../parts/help-page-badges.tsx';
import recordStyles from '../../parts/record.module.css';
import { HelpPageForm } from './help-page-form.tsx';
import { HelpRevisions } from './help-revisions.tsx';

/** A help page: how it stands, what it says in every language, and everything that was published of it. */
export function HelpPageRecord({ page }: { readonly page: AdminHelpPage }) {
  return (
    <div className={recordStyles.record}>
      <Standing page={page} />
      {page.mayChange ? <HelpPageForm page={page} /> : <HelpText text={page.content.english.body} />}
      <section aria-labelledby="help-revisions">
        <h2 id="help-revisions" className={recordStyles.title}>
          <FormattedMessage id="admin.help.revisions" />
        </h2>
        <HelpRevisions page={page} />
      </section>
    </div>
  );
}

function Standing({ page }: { readonly page: AdminHelpPage }) {
  const { key, slug, state, shownRevision, earlierSlugs } = page;
  return (
    <>
      <p className={recordStyles.summary}>
        <HelpPageState state={state} />
        {state === 'shown' ? (
          // another remote draws it
          <a href={helpPath(slug)}>{helpPath(slug)}</a>
        ) : null}
        {shownRevision === null ? null : (
          <FormattedMessage id="admin.help.shows" values={{ revision: shownRevision }} />
        )}
        <AuditLink of={['help-page', key]} />
      </p>
      {earlierSlugs.length > 0 ? (
        <p className={recordStyles.soft}>
          <FormattedMessage
            id="admin.help.earlier"
            values={{ addresses: earlierSlugs.map((one) => helpPath(one)).join(', ') }}
          />
        </p>
      ) : null}
    </>
  );
}
