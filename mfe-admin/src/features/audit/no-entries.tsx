import { adminAuditPath } from '@gantry/contracts/addresses/admin';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** In place of entries: what was looked for, with a link to all entries. */
export function NoEntries({ asked }: { readonly asked: readonly string[] }) {
  const what = asked.join(' ');
  return (
    <EmptyState
      title={
        what ? (
          <FormattedMessage id="admin.audit.none-for" values={{ what }} />
        ) : (
          <FormattedMessage id="admin.audit.empty" />
        )
      }
      actions={
        what ? (
          <LinkButton to={adminAuditPath()} size="small">
            <FormattedMessage id="admin.audit.show-all" />
          </LinkButton>
        ) : null
      }
    >
      <FormattedMessage id="admin.audit.empty-hint" />
    </EmptyState>
  );
}
