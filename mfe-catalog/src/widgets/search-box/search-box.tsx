import { listingPath } from '@gantry/contracts/addresses/catalog';
import type { WidgetProps } from '@gantry/contracts/remotes';
import { headerFace } from '@gantry/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation, useNavigate } from 'react-router';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The search field with suggestions: a combobox by the ARIA pattern. Enter without a chosen suggestion searches; the
 * listing leads an exact part number straight to its product. Without scripts it is a plain form.
 */
export function SearchBox({ initialQuery = '' }: WidgetProps['search-box']) {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const searched = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [typed, setTyped] = useState(initialQuery);
  const [lastSearched, setLastSearched] = useState(searched);
  // Words typed before this took the plain field's place deserve suggestions too.
  const [isOpen, setOpen] = useState(initialQuery !== '' && initialQuery !== searched);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, isOpen);
  const isShown = isOpen && suggestions.length > 0;

  // Going back or forward to another search shows its words.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    setTyped(searched);
  }

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    const chosen = suggestions[index];
    if (!chosen) return;
    close();
    void navigate(chosen.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: past either end the typed text is active again.
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    }
    // While a suggestion is active these keys move among the suggestions, else in the text.
    const end = { Home: 0, End: suggestions.length - 1 }[event.key];
    if (end !== undefined && isShown && active >= 0) {
      event.preventDefault();
      setActive(end);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      choose(active);
    }
  };

  return (
    <search>
      <Form
        method="get"
        action={listingPath()}
        className={headerFace.search}
        onSubmit={close}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      >
        <input
          type="search"
          name="q"
          className={headerFace.input}
          role="combobox"
          aria-label={intl.formatMessage({ id: 'catalog.search.label' })}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          aria-keyshortcuts="/"
          placeholder={intl.formatMessage({ id: 'catalog.search.placeholder' })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={headerFace.submit}>
          <FormattedMessage id="catalog.search.submit" />
        </button>
        {isShown ? (
          <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />
        ) : null}
      </Form>
    </search>
  );
}
