import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { listingPath, helpPath } from '../../urls.ts';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf, withoutChoices } from '../../parts/listing-choices.ts';

export interface NoResultsProps {
  path: string;
  address: ListingAddress;
  /** there are products, but not on this page number */
  isPastTheEnd: boolean;
}

/** Why nothing is listed, and every way on from here. */
export function NoResults({ path, address, isPastTheEnd }: NoResultsProps) {
  const hasChoices = choicesOf(address).length > 0;
  const reason = isPastTheEnd ? 'past-the-end' : hasChoices ? 'choices' : address.q ? 'words' : 'nothing';
  const first = { search: writeAddress({ ...address, page: 1 }) };
  return (
    <EmptyState
      title={<FormattedMessage id={`catalog.empty.${reason}`} values={{ q: address.q }} />}
      actions={
        <>
          {isPastTheEnd ? (
            <LinkButton to={first} variant="primary">
              <FormattedMessage id="catalog.empty.first-page" />
            </LinkButton>
          ) : null}
          {hasChoices ? (
            <LinkButton to={{ search: writeAddress(withoutChoices(address)) }} variant="primary">
              <FormattedMessage id="catalog.facets.clear" />
            </LinkButton>
          ) : null}
          {path && address.q ? (
            <LinkButton to={listingPath('', writeAddress(withoutChoices(address)))}>
              <FormattedMessage id="catalog.empty.everywhere" />
            </LinkButton>
          ) : null}
          <LinkButton to="/categories">
            <FormattedMessage id="catalog.empty.browse" />
          </LinkButton>
          <LinkButton to={helpPath('contact-us')}>
            <FormattedMessage id="catalog.empty.ask" />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage id={`catalog.empty.${reason}-hint`} />
    </EmptyState>
  );
}
