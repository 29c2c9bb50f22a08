import { useMounted, useUser } from '@gantry/api-client';
import type { ListView, ListViews } from '@gantry/contracts/schemas/list-view';
import { mayReadList, type ListName } from '@gantry/domain/list-views';
import type { SubmitAnswer } from '@gantry/forms/form';
import { Button, Popover } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useIdentityListViewsQuery } from '../../api/list-views.endpoints.ts';
import { OutcomeAlert } from '../outcome-alert.tsx';
import styles from './saved-views.module.css';
import { useOpenView } from '../use-open-view.ts';
import { useViewActs } from './use-view-acts.ts';
import { isOtherQuery, type ListPlace } from './view-address.ts';
import { ViewMenu } from './view-menu.tsx';

export interface SavedViewsProps extends ListPlace {
  readonly list: ListName;
}

/**
 * Views of a list: the one that is open, whether something else is shown than it keeps, and the menu of all that this
 * person keeps or is shared with them. Nothing for who does not read the list.
 */
export function SavedViews({ list, ...place }: SavedViewsProps) {
  const isReader = mayReadList(list, useUser()?.role);
  const { data } = useIdentityListViewsQuery({ query: { list } }, { skip: !isReader });
  return data ? <ViewBar list={list} place={place} views={data} /> : null;
}

interface ViewBarProps {
  readonly list: ListName;
  readonly place: ListPlace;
  readonly views: ListViews;
}

function ViewBar({ list, place, views }: ViewBarProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const view = useOpenView(list);
  const { bar, closeMenu, focusMenu } = useMenu();
  const acts = useViewActs({ list, place, view, onDone: closeMenu });
  const { refusal, tellRefusal } = useRefusal();
  const name = view?.name ?? intl.formatMessage({ id: 'admin.views.everything' });
  return (
    <div ref={bar} className={styles.bar}>
      <Popover
        trigger={<FormattedMessage id="admin.views.open" values={{ name }} />}
        triggerClassName={styles.trigger}
        label={intl.formatMessage({ id: 'admin.views.title' })}
      >
        <ViewMenu
          list={list}
          place={place}
          views={views}
          view={view}
          acts={acts}
          onTell={tellRefusal}
          onOpen={closeMenu}
        />
      </Popover>
      {view ? (
        <Difference
          view={view}
          isOther={isOtherQuery(search, view) || acts.isArranged}
          onSave={() => void tellRefusal(acts.save()).then(focusMenu)}
          onReset={() => {
            focusMenu();
            acts.reset();
          }}
        />
      ) : null}
      <Refusal id={refusal} />
    </div>
  );
}

function useMenu() {
  const bar = useRef<HTMLDivElement>(null);
  return {
    bar,
    // The focus goes back to the button of the menu by itself.
    closeMenu: () => bar.current?.querySelector<HTMLElement>('[popover]')?.hidePopover(),
    // "Save" and "Reset" go once they have done their work; who pressed them with the keyboard stays here.
    focusMenu: () => bar.current?.querySelector('button')?.focus(),
  };
}

/** Why the last act that has no form was refused. */
function useRefusal() {
  const [refusal, setRefusal] = useState<string>();
  const tellRefusal = async (sent: Promise<SubmitAnswer>) => {
    const answer = await sent;
    setRefusal(answer && answer !== 'kept' ? (answer.message ?? 'admin.views.other') : undefined);
  };
  return { refusal, tellRefusal };
}

/** In words; nothing where nothing was refused. */
const Refusal = ({ id }: { readonly id: string | undefined }) =>
  id === undefined ? null : (
    <OutcomeAlert kind="refused">
      <FormattedMessage id={id} />
    </OutcomeAlert>
  );

interface DifferenceProps {
  readonly view: ListView;
  readonly isOther: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** That something else is shown than the view keeps, and what can be done about it. */
function Difference({ view, isOther, onSave, onReset }: DifferenceProps) {
  // What this browser keeps of columns is known to the page only when its scripts run.
  const isMounted = useMounted();
  return (
    <>
      <span role="status" className={styles.changed}>
        {isOther ? <FormattedMessage id="admin.views.changed" /> : null}
      </span>
      {isOther && isMounted ? (
        <>
          {view.isOwner ? (
            <Button size="small" onClick={onSave}>
              <FormattedMessage id="admin.views.save" />
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={onReset}>
            <FormattedMessage id="admin.views.reset" />
          </Button>
        </>
      ) : null}
    </>
  );
}
