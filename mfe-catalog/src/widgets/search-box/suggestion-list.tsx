/* A combobox's list by the ARIA pattern: no element of HTML is one, and its keys are the field's. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import type { Suggestion } from '@gantry/contracts/schemas/catalog';
import { ProductImage } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './search-box.module.css';
import { groupSuggestions } from './suggestion-groups.ts';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (index: number) => void;
}

/**
 * The list under the field, in groups of one kind. The focus stays in the field; what is active is named to it by id.
 */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const intl = useIntl();
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={intl.formatMessage({ id: 'catalog.search.suggestions' })}
      // The press must not take the focus away from the field, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
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
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}

function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const { kind, label, detail, image } = suggestion;
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
    </div>
  );
}
