import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { useValueLabel } from '../../parts/facet-names.ts';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { chosenValues, toggleValue } from '../../parts/listing-choices.ts';
import styles from './facets.module.css';
import { useChooseValue } from './use-choose-value.ts';

const none: readonly string[] = [];

/** What does not count beside a value once it is chosen. */
function insteadOf(value: Facet['values'][number], groups: Facet['values'] | undefined): readonly string[] {
  if (value.parts) return value.parts;
  const own = groups?.filter(({ parts }) => parts?.includes(value.value)).map((group) => group.value);
  return own ?? none;
}

/** Values shown before "more". */
export const firstValues = 8;

export interface ValueListProps {
  code: string;
  values: Facet['values'];
  /** of values that are parts of groups: the groups */
  groups?: Facet['values'] | undefined;
  address: ListingAddress;
  /** address of the listing without what is chosen in it */
  page: string;
  className?: string | undefined;
}

/**
 * Some values of a facet with their counts; nothing for none. Each is a link that ticks or unticks it, so that it works
 * without scripts and can be opened in a tab: the browser's own, since each of the router's would be drawn anew at every
 * navigation; and no component, since a listing has dozens of them.
 */
export function ValueList({ code, values, groups, address, page, className }: ValueListProps) {
  const label = useValueLabel();
  const { count } = useFormats();
  const { isPressed, chooseValue } = useChooseValue(code, address);
  if (values.length === 0) return null;
  const chosen = chosenValues(address, code);
  return (
    <ul className={className}>
      {values.map((one) => {
        const { value } = one;
        const instead = insteadOf(one, groups);
        const isChosen = chosen.includes(value) !== isPressed(value);
        return (
          <li key={value}>
            <a
              href={page + writeAddress(toggleValue(address, code, value, instead))}
              className={styles.value}
              aria-current={isChosen ? 'true' : undefined}
              data-empty={one.count === 0 || undefined}
              onClick={(event) => chooseValue(event, value, instead)}
              rel="nofollow"
            >
              <span className={styles.label}>{label(code, value, one.label)}</span>
              <span className={styles.count}>{count(one.count)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
