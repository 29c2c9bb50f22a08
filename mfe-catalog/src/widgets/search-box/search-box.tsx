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
  const listId = useId();
  const searched = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [typed, setTyped] = useTypedWords(initialQuery, searched);
  // Words typed before this took the plain field's place deserve suggestions too.
  const list = useSuggestionChoice(typed, initialQuery !== '' && initialQuery !== searched);
  return (
    <search>
      <Form
        method="get"
        action={listingPath()}
        className={headerFace.search}
        onSubmit={list.close}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && list.close()}
      >
        <Combobox
          listId={listId}
          isShown={list.isShown}
          active={list.active}
          value={typed}
          onType={(words) => {
            setTyped(words);
            list.open();
          }}
          onKeyDown={list.onKeyDown}
        />
        <SubmitButton />
        {list.isShown ? (
          <SuggestionList
            id={listId}
            typed={typed}
            suggestions={list.suggestions}
            active={list.active}
            onChoose={list.choose}
          />
        ) : null}
      </Form>
    </search>
  );
}

function SubmitButton() {
  return (
    <button type="submit" className={headerFace.submit}>
      <FormattedMessage id="catalog.search.submit" />
    </button>
  );
}

/** The words in the field. Going back or forward to another search shows its words. */
function useTypedWords(initialQuery: string, searched: string) {
  const [typed, setTyped] = useState(initialQuery);
  const [lastSearched, setLastSearched] = useState(searched);
  if (searched !== lastSearched) {
    setLastSearched(searched);
    setTyped(searched);
  }
  return [typed, setTyped] as const;
}

/** The suggestions for what is typed, which of them is active (-1: the text itself), and the keys that go among them. */
function useSuggestionChoice(typed: string, isOpenAtFirst: boolean) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, isOpen);
  const isShown = isOpen && suggestions.length > 0;
  const showList = (open: boolean) => {
    setOpen(open);
    setActive(-1);
  };
  const close = () => showList(false);
  const chooseSuggestion = (index: number) => {
    const chosen = suggestions[index];
    if (!chosen) return;
    close();
    void navigate(chosen.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextActive(event.key, { active, count: suggestions.length, isShown });
    const isChoice = event.key === 'Enter' && isShown && active >= 0;
    const isEscape = event.key === 'Escape' && isShown;
    if (next === undefined && !isChoice && !isEscape) return;
    event.preventDefault();
    if (isChoice) chooseSuggestion(active);
    else if (next === undefined) close();
    else {
      setOpen(true);
      setActive(next);
    }
  };
  return {
    suggestions,
    isShown,
    active,
    open: () => showList(true),
    close,
    choose: chooseSuggestion,
    onKeyDown,
  };
}

/** Which suggestion a key leads to; undefined where it leads to none. */
function nextActive(key: string, { active, count, isShown }: ListState): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  // One place more than there are suggestions: past either end the typed text is active again.
  if (step && count) return ((active + 1 + step + count + 1) % (count + 1)) - 1;
  // While a suggestion is active these keys move among the suggestions, else in the text.
  return isShown && active >= 0 ? { Home: 0, End: count - 1 }[key] : undefined;
}

interface ListState {
  active: number;
  count: number;
  isShown: boolean;
}

interface ComboboxProps {
  listId: string;
  isShown: boolean;
  active: number;
  value: string;
  onType: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Combobox({ listId, isShown, active, value, onType, onKeyDown }: ComboboxProps) {
  const intl = useIntl();
  return (
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
      value={value}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
