import { categoriesPath, helpPath } from '@gantry/contracts/addresses/catalog';
import type { Facet } from '@gantry/contracts/schemas/catalog';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf, withoutChoices } from '../../parts/listing-choices.ts';
import { AlternativeLink } from './alternative-link.tsx';
import { alternatives } from './alternatives.ts';

export interface NoResultsProps {
  path: string;
  address: ListingAddress;
  facets: readonly Facet[];
}

/** Why nothing is listed, and every way on from here that leads to something. */
export function NoResults({ path, address, facets }: NoResultsProps) {
  const hasChoices = choicesOf(address).length > 0;
  const ways = alternatives(path, address);
  const reason = hasChoices ? 'choices' : address.q ? 'words' : 'nothing';
  return (
    <EmptyState
      title={<FormattedMessage id={`catalog.empty.${reason}`} values={{ q: address.q }} />}
      actions={
        <>
          {hasChoices ? (
            <LinkButton to={{ search: writeAddress(withoutChoices(address)) }} variant="primary">
              <FormattedMessage id="catalog.facets.clear" />
            </LinkButton>
          ) : null}
          <LinkButton to={categoriesPath()}>
            <FormattedMessage id="catalog.empty.browse" />
          </LinkButton>
          <LinkButton to={helpPath('contact-us')}>
            <FormattedMessage id="catalog.empty.ask" />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage id={`catalog.empty.${reason}-hint`} />
      </p>
      {ways.length ? (
        <ul>
          {ways.map((way) => (
            <AlternativeLink key={`${way.path}${writeAddress(way.address)}`} way={way} facets={facets} />
          ))}
        </ul>
      ) : null}
    </EmptyState>
  );
}
