import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Disclosure, Link, TextInput } from '@gantry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useAskedAddress } from '../../parts/asked-address.tsx';
import { useFacetName, useValueLabel } from '../../parts/facet-names.ts';
import { HiddenAddress } from '../../parts/hidden-address.tsx';
import { shortLists, writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import styles from './facets.module.css';
import { Folded } from './folded.tsx';
import { firstValues, ValueList } from './value-list.tsx';
import { useWholeFacet } from './use-whole-facet.ts';

interface PartProps {
  facet: Facet;
  address: ListingAddress;
}

export interface LongFacetProps extends PartProps {
  /** address of the listing without what is chosen in it */
  page: string;
}

/**
 * A facet with more values than the listing tells: the most frequent of them, a field that finds any as it is typed, and
 * a link to all. Without scripts the field is sent, and both give a page with the list.
 */
export function LongFacet({ facet, address, page }: LongFacetProps) {
  const labelOf = useValueLabel();
  const asked = useAskedAddress(address);
  const showsAll = asked.all === facet.code;
  const [typed, setTyped] = useTyped(showsAll ? asked.find : '');
  const { values, found, isFailed } = useWholeFacet(facet, typed.trim(), (one) =>
    labelOf(facet.code, one.value, one.label),
  );
  const isShort = !showsAll && !typed.trim();
  // Another list than the one before: what was typed there is not meant in it. Said when the link is pressed, so that
  // what is typed until the list has come stays.
  const startAnew = () => setTyped('');
  return (
    <>
      <Finder facet={facet} address={asked} typed={typed} onType={setTyped} />
      {isShort ? (
        <ShortList facet={facet} address={address} page={page} onAll={startAnew} />
      ) : (
        <>
          <Said typed={typed.trim()} values={values} found={found} isFailed={isFailed} />
          <ValueList
            className={styles.whole}
            code={facet.code}
            values={values}
            address={address}
            page={page}
          />
          {showsAll ? (
            <AllLink address={{ ...asked, ...shortLists }} onPress={startAnew}>
              <FormattedMessage id="catalog.facets.fewer" />
            </AllLink>
          ) : null}
        </>
      )}
    </>
  );
}

/** What stands in the field: what was typed last, or what the address says since it last said something else. */
function useTyped(find: string) {
  const [said, setSaid] = useState(find);
  const [typed, setTyped] = useState(find);
  if (said !== find) {
    setSaid(find);
    setTyped(find);
  }
  return [typed, setTyped] as const;
}

/** The first values, those told beside them folded away, and behind these the way to all. */
function ShortList({ facet, address, page, onAll }: LongFacetProps & { onAll: () => void }) {
  const { count } = useFormats();
  const asked = useAskedAddress(address);
  const { code, values, more = 0 } = facet;
  const later = values.slice(firstValues);
  const total = count(values.length + more);
  return (
    <>
      <ValueList code={code} values={values.slice(0, firstValues)} address={address} page={page} />
      <Disclosure
        className={styles.more}
        summary={<FormattedMessage id="catalog.facets.more" values={{ count: later.length }} />}
      >
        <Folded code={code} address={address} page={page}>
          <ValueList code={code} values={later} address={address} page={page} />
        </Folded>
      </Disclosure>
      <AllLink address={{ ...asked, all: code, find: '' }} onPress={onAll}>
        <FormattedMessage id="catalog.facets.all" values={{ total }} />
      </AllLink>
    </>
  );
}

interface AllLinkProps {
  address: ListingAddress;
  onPress: () => void;
  children: ReactNode;
}

function AllLink({ address, onPress, children }: AllLinkProps) {
  const to = { search: writeAddress(address) };
  return (
    <Link className={styles.all} to={to} onClick={onPress} preventScrollReset rel="nofollow">
      {children}
    </Link>
  );
}

interface SaidProps {
  typed: string;
  values: Facet['values'];
  found: number | null;
  isFailed: boolean;
}

/** Says where the list is not everything: nothing found, more found than is shown, or the catalogue did not answer. */
function Said({ typed, values, found, isFailed }: SaidProps) {
  const { count } = useFormats();
  const text = () => {
    if (isFailed) return <FormattedMessage id="catalog.facets.list-failed" />;
    if (found === 0 && typed) return <FormattedMessage id="catalog.facets.none" values={{ typed }} />;
    if (found === null || found <= values.length) return null;
    const shown = { shown: count(values.length), total: count(found) };
    return <FormattedMessage id="catalog.facets.first" values={shown} />;
  };
  return (
    <p className={styles.none} role="status">
      {text()}
    </p>
  );
}

interface FinderProps extends PartProps {
  typed: string;
  onType: (typed: string) => void;
}

function Finder({ facet, address, typed, onType }: FinderProps) {
  const intl = useIntl();
  const find = intl.formatMessage({ id: 'catalog.facets.find' }, { name: useFacetName()(facet) });
  return (
    <Form method="get" className={styles.find} preventScrollReset>
      <HiddenAddress address={{ ...address, all: facet.code, find: '' }} />
      <TextInput
        type="search"
        name="find"
        className={styles.findField}
        autoComplete="off"
        spellCheck={false}
        aria-label={find}
        placeholder={find}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" size="small" className={styles.findButton}>
        <FormattedMessage id="catalog.facets.find-go" />
      </Button>
    </Form>
  );
}
