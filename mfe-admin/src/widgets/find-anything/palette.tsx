import { useUser } from '@gantry/api-client';
import { maxFindLength } from '@gantry/contracts/schemas/find';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupsOf, type Entry, type EntryGroup } from './entries.ts';
import { Glass } from './find-anything.tsx';
import styles from './palette.module.css';
import { PaletteFoot, PaletteNote } from './palette-notes.tsx';
import { PaletteGroup } from './palette-group.tsx';
import { readRecent, recentEntry, rememberRecent } from './recent-records.ts';
import { shortcutOf } from '../../parts/shortcuts/shortcuts.ts';
import { useFound } from './use-found.ts';
import { usePages } from './use-pages.ts';

export interface PaletteProps {
  readonly onClose: () => void;
  /** shows the list of shortcuts instead */
  readonly onKeys: () => void;
}

/** Finds any record or page: a combobox with its list in a dialog, by the ARIA pattern. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Closed by the browser, which gives the focus back; the list of shortcuts takes its place afterwards.
  const close = () => dialog.current?.close();
  const showKeys = () => {
    close();
    onKeys();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={intl.formatMessage({ id: 'admin.find.label' })}
      closedby="any"
      onClose={onClose}
    >
      <Search onClose={close} onKeys={showKeys} />
    </dialog>
  );
}

function Search({ onClose, onKeys }: PaletteProps) {
  const listId = useId();
  const [typed, type] = useState('');
  const { groups, found } = useGroups(typed);
  const { active, isActive, onKeyDown, onChosen } = useChoice(groups, { typed, found, listId, onClose });
  return (
    <>
      <div className={styles.head}>
        <Glass />
        <FindField
          listId={listId}
          activeId={active && idOf(listId, active)}
          typed={typed}
          onType={type}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <FormattedMessage id="admin.find.close" />
        </button>
      </div>
      <div className={styles.results} aria-busy={found.isPending}>
        <div id={listId} role="listbox" className={styles.list} aria-label={useLabel('admin.find.results')}>
          {groups.map((group) => (
            <PaletteGroup
              key={group.kind}
              group={group}
              idOf={(entry) => idOf(listId, entry)}
              isActive={isActive}
              onChosen={onChosen}
            />
          ))}
        </div>
        <PaletteNote typed={typed.trim()} groups={groups} found={found} />
      </div>
      <PaletteFoot onKeys={onKeys} />
    </>
  );
}

const useLabel = (id: string): string => useIntl().formatMessage({ id });
const idOf = (listId: string, { key }: Entry): string => `${listId}-${key.replaceAll(/[^\w-]/g, '-')}`;

interface FindFieldProps {
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The dialog gives the focus to its first field when it opens. */
function FindField({ listId, activeId, typed, onType, onKeyDown }: FindFieldProps) {
  const intl = useIntl();
  return (
    <input
      type="text"
      role="combobox"
      className={styles.input}
      aria-label={intl.formatMessage({ id: 'admin.find.label' })}
      aria-autocomplete="list"
      aria-expanded
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={intl.formatMessage({ id: 'admin.find.placeholder' })}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={maxFindLength}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** What the list holds: records that were opened lately while nothing is typed, else what was found; and pages. */
function useGroups(typed: string) {
  const account = useUser()?.accountNumber ?? '';
  const found = useFound(typed.trim());
  const pages = usePages(typed.trim());
  const [recent] = useState(() => readRecent(account).map(recentEntry));
  const lately: EntryGroup[] = recent.length > 0 ? [{ kind: 'recent', entries: recent }] : [];
  const groups = typed.trim() ? groupsOf([...found.entries, ...pages]) : [...lately, ...groupsOf(pages)];
  return { groups, found };
}

interface ChoiceContext {
  readonly typed: string;
  readonly found: { readonly isPending: boolean };
  readonly listId: string;
  readonly onClose: () => void;
}

/** Which line is active (the first, until arrows lead elsewhere), and what keys and presses do. */
function useChoice(groups: readonly EntryGroup[], { typed, found, listId, onClose }: ChoiceContext) {
  const account = useUser()?.accountNumber;
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, choose] = useState<{ key: string; typed: string } | null>(null);
  // An arrow's choice holds for what was typed then; the next letter starts at the top again.
  const at = chosen?.typed === typed ? entries.findIndex(({ key }) => key === chosen.key) : -1;
  const active = entries[Math.max(at, 0)];
  const onChosen = ({ kind, opens, number, title }: Entry) => {
    if (account && opens && kind !== 'part' && kind !== 'mail' && kind !== 'page') {
      rememberRecent(account, { kind, opens, number, title: title.slice(0, 200) });
    }
    onClose();
  };
  const open = (entry: Entry, inTab: boolean) => {
    const link = document.getElementById(idOf(listId, entry));
    if (!(link instanceof HTMLAnchorElement)) return;
    if (inTab) window.open(link.href, '_blank', 'noopener');
    else link.click();
  };
  const openActive = (inTab: boolean) => {
    if (active) open(active, inTab);
  };
  const openOnceFound = useOnceFound(found.isPending, typed, () => openActive(false));
  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.nativeEvent.isComposing ? undefined : shortcutOf(event, 'find');
    if (!id) return;
    event.preventDefault();
    if (id === 'close') onClose();
    else if (id === 'open' && found.isPending && at < 0) openOnceFound();
    else if (id === 'open' || id === 'open-in-tab') openActive(id === 'open-in-tab');
    else moveBy(id === 'next' ? 1 : -1);
  };
  const moveBy = (step: number) => {
    const next = entries.at((Math.max(at, 0) + step) % entries.length);
    if (!next) return;
    choose({ key: next.key, typed });
    document.getElementById(idOf(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  return { active, isActive: (entry: Entry) => entry === active, onKeyDown, onChosen };
}

/** Enter pressed before the answer is here, as a scanner does it, opens what the answer begins with. */
function useOnceFound(isPending: boolean, typed: string, open: () => void): () => void {
  const wanted = useRef<string | null>(null);
  const openWanted = useEffectEvent(() => {
    if (wanted.current === typed) open();
    wanted.current = null;
  });
  useEffect(() => {
    if (!isPending) openWanted();
  }, [isPending]);
  return () => void (wanted.current = typed);
}
