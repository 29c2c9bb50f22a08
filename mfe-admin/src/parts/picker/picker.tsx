import { Field, TextInput } from '@gantry/ui';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './picker.module.css';
import { useChoice, type Choice, type UseSearch } from './use-choice.ts';

/** How the field of a picker is labeled and what is said at it. */
export interface PickerField {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
}

/** What is picked from: how it is searched, told apart, shown, and spoken of. */
interface Picked<Item> {
  readonly useSearch: UseSearch<Item>;
  readonly keyOf: (item: Item) => string;
  /** what is read first, and what is said beside it */
  readonly textOf: (item: Item) => { readonly title: ReactNode; readonly facts: ReactNode };
  /** before `found-list`, `found`, `none` and `failed` */
  readonly messages: 'admin.companies' | 'admin.product-picker';
}

interface PickerProps<Item> extends PickerField, Picked<Item> {
  /** told of one that is chosen */
  readonly onPick: (item: Item) => void;
}

/**
 * Finds something by name and gives what is chosen to whoever names it: a combobox by the ARIA pattern, worked with arrows,
 * Enter and Escape, or with a press. What is typed in it is no value of the form around it.
 */
export function Picker<Item>({ onPick, ...props }: PickerProps<Item>) {
  const { id, label, hint, error, note, useSearch, keyOf } = props;
  const listId = useId();
  const choice = useChoice(useSearch, onPick);
  const { items, active, typed } = choice;
  return (
    <div className={styles.picker}>
      <Field id={id} label={label} hint={hint} error={error} note={note}>
        {(control) => (
          <TextInput
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ? optionId(listId, keyOf(active)) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={typed}
            onChange={(event) => choice.type(event.target.value)}
            onKeyDown={choice.onKeyDown}
          />
        )}
      </Field>
      <FoundList listId={listId} choice={choice} of={props} />
      <p role="status" className={styles.status}>
        <Status choice={choice} messages={props.messages} />
      </p>
    </div>
  );
}

const optionId = (listId: string, key: string): string => `${listId}-${key}`;

interface FoundListProps<Item> {
  readonly listId: string;
  readonly choice: Choice<Item>;
  readonly of: Picked<Item>;
}

function FoundList<Item>({ listId, choice: { items, active, pickItem }, of }: FoundListProps<Item>) {
  const intl = useIntl();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={intl.formatMessage({ id: `${of.messages}.found-list` })}
      className={styles.list}
      hidden={items.length === 0}
    >
      {items.map((item) => {
        const { title, facts } = of.textOf(item);
        return (
          <button
            key={of.keyOf(item)}
            id={optionId(listId, of.keyOf(item))}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={item === active}
            className={styles.option}
            // The field keeps the focus, so that the next name can be typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pickItem(item)}
          >
            <span>{title}</span>
            <span className={styles.soft}>{facts}</span>
          </button>
        );
      })}
    </div>
  );
}

interface StatusProps extends Pick<Picked<never>, 'messages'> {
  readonly choice: Pick<Choice<unknown>, 'items' | 'state'>;
}

function Status({ choice: { items, state }, messages }: StatusProps) {
  if (state === 'idle' || state === 'pending') return null;
  if (state === 'failed') return <FormattedMessage id={`${messages}.failed`} />;
  if (items.length === 0) return <FormattedMessage id={`${messages}.none`} />;
  return <FormattedMessage id={`${messages}.found`} values={{ count: items.length }} />;
}
