import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { isPlainPress } from '@gantry/ui';
import { memo, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAsk } from '../../parts/asked-address.tsx';
import { useValueLabel } from '../../parts/facet-names.ts';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { chosenValues, toggleValue } from '../../parts/listing-choices.ts';
import styles from './facets.module.css';

export interface FacetValueProps {
  code: string;
  value: Facet['values'][number];
  /** values that choosing this one takes back: the parts of a group, or the groups of a part */
  instead: readonly string[];
  address: ListingAddress;
  /** address of the listing without what is chosen in it */
  page: string;
}

/**
 * A value with its count: a link that ticks or unticks it, so that it works without scripts and can be opened in a tab.
 * A listing has hundreds of them: it is the browser's own link, since each of the router's would be drawn anew at every
 * navigation.
 */
export const FacetValue = memo(function FacetValue({ code, value, instead, address, page }: FacetValueProps) {
  const label = useValueLabel();
  const { count } = useFormats();
  const navigate = useNavigate();
  const ask = useAsk(address);
  // The tick shows before anything else of the page: once the address is another one, that says what is chosen.
  const [pressedAt, setPressedAt] = useState<ListingAddress>();
  const isPressed = pressedAt === address;
  const isChosen = chosenValues(address, code).includes(value.value) !== isPressed;
  const chooseValue = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setPressedAt((before) => (before === address ? undefined : address));
    const search = writeAddress(ask((from) => toggleValue(from, code, value.value, instead)));
    void navigate({ search }, { preventScrollReset: true, replace: search === window.location.search });
  };
  return (
    <li>
      <a
        href={page + writeAddress(toggleValue(address, code, value.value, instead))}
        className={styles.value}
        aria-current={isChosen ? 'true' : undefined}
        data-empty={value.count === 0 || undefined}
        onClick={chooseValue}
        rel="nofollow"
      >
        <span className={styles.label}>{label(code, value.value, value.label)}</span>
        <span className={styles.count}>{count(value.count)}</span>
      </a>
    </li>
  );
});
