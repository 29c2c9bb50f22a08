/* A combobox's list by the ARIA pattern: no element of HTML is one, and its keys are the field's. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import type { Suggestion } from '@gantry/contracts/schemas/catalog';
import { ProductImage } from '@gantry/ui';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { AvailabilityNote } from '../../parts/availability.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import styles from './search-box.module.css';
import { groupSuggestions } from './suggestion-groups.ts';

export interface SuggestionListProps {
  id: string;
  /** what is in the field, which searching takes as it is */
  typed: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (index: number) => void;
}

/**
 * The list under the field, in groups of one kind. The focus stays in the field; what is active is named to it by id.
 */
export function SuggestionList({ id, typed, suggestions, active, onChoose }: SuggestionListProps) {
  const intl = useIntl();
  const { meant, notCarried } = suggestions[0] ?? {};
  return (
    // The press must not take the focus away from the field, or the list would close before the click.
    <div className={styles.list} onMouseDown={(event) => event.preventDefault()}>
      <div role="status">
        {meant === undefined ? null : <Correction typed={typed} meant={meant} />}
        {notCarried?.length ? <NotCarried words={notCarried} /> : null}
      </div>
      <div id={id} role="listbox" aria-label={intl.formatMessage({ id: 'catalog.search.suggestions' })}>
        {groupSuggestions(suggestions).map(({ kind, first, members }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
              <FormattedMessage id={`catalog.search.${kind}`} />
            </div>
            {members.map((suggestion, at) => (
              <SuggestionOption
                key={suggestion.path}
                id={`${id}-${first + at}`}
                suggestion={suggestion}
                isActive={first + at === active}
                onChoose={() => onChoose(first + at)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Says that suggestions are for other words than those typed, which stay in the field and can be searched for. */
function Correction({ typed, meant }: { typed: string; meant: string }) {
  return (
    <div className={styles.correction}>
      <FormattedMessage id="catalog.search.meant" values={{ q: <b>{meant}</b> }} />{' '}
      <button type="submit" className={styles.asTyped}>
        <FormattedMessage id="catalog.search.as-typed" values={{ q: typed.trim() }} />
      </button>
    </div>
  );
}

/** Says which words name what is not sold; the suggestions are for the others. */
function NotCarried({ words }: { words: readonly string[] }) {
  const named = words.map((word) => <q key={word}>{word}</q>);
  return (
    <div className={styles.correction}>
      <FormattedMessage
        id="catalog.search.not-carried"
        values={{ words: <FormattedList type="disjunction" value={named} /> }}
      />
    </div>
  );
}

/** The last part of a product's path. */
const uriOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}

function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const { kind, label, detail, image, offer, path } = suggestion;
  return (
    <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      {kind === 'brand' ? null : (
        <ProductImage
          image={image && { ...image, alt: '' }}
          width={48}
          lazy={false}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.text}>{label}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {offer ? (
        <span className={styles.offer}>
          <ProductPrice product={{ ...offer, uri: uriOf(path) }} withoutLinks />
          <AvailabilityNote availability={offer.availability} />
        </span>
      ) : null}
    </div>
  );
}
