import { brandPath } from '@gantry/contracts/addresses/catalog';
import { ActionForm } from '@gantry/forms/action-form';
import { TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import styles from './brand-filter.module.css';

export interface BrandFilterProps {
  typed: string;
  onType: (typed: string) => void;
  found: readonly { slug: string }[];
  /** something is typed that leaves brands out */
  isNarrowed: boolean;
}

/** Narrows the brands while typing; Enter opens the only one left. Not there without scripts, where letters jump. */
export function BrandFilter({ typed, onType, found, isNarrowed }: BrandFilterProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const openOnly = () => {
    const [only, ...more] = found;
    if (only && more.length === 0) void navigate(brandPath(only.slug));
  };
  return (
    <search className={styles.filter}>
      <ActionForm onAct={openOnly}>
        <TextInput
          type="search"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-label={intl.formatMessage({ id: 'catalog.brands.filter' })}
          placeholder={intl.formatMessage({ id: 'catalog.brands.filter' })}
          onChange={(event) => onType(event.target.value)}
        />
      </ActionForm>
      <output className={styles.found}>
        {isNarrowed ? <FormattedMessage id="catalog.brands.found" values={{ count: found.length }} /> : null}
      </output>
    </search>
  );
}
