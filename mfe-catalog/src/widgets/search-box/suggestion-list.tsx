/* A combobox's list by the ARIA pattern: no element of HTML is one, and its keys are the field's. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import type { suggestionSchema } from '@gantry/contracts/schemas/catalog';
import { useIntl } from 'react-intl';
import type { InferOutput } from 'valibot';
import styles from './search-box.module.css';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly InferOutput<typeof suggestionSchema>[];
  active: number;
  onChoose: (index: number) => void;
}

/** The list under the field. The focus stays in the field; what is active is named to it by id. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const intl = useIntl();
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={intl.formatMessage({ id: 'catalog.search.suggestions' })}
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.kind}${suggestion.path}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // The press must not take the focus away from the field, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={styles.kind}>
            {intl.formatMessage({ id: `catalog.search.${suggestion.kind}` })}
          </span>
          <span className={styles.text}>{suggestion.label}</span>
          {suggestion.detail ? <span className={styles.detail}>{suggestion.detail}</span> : null}
        </div>
      ))}
    </div>
  );
}
