import { useUser, withKey } from '@gantry/api-client';
import type { Arrangement, ListView, ListViewChange } from '@gantry/contracts/schemas/list-view';
import type { ListName } from '@gantry/domain/list-views';
import { attemptKeys } from '@gantry/forms/attempt-key';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  useIdentityChangeViewMutation,
  useIdentityCreateViewMutation,
  useIdentityRemoveViewMutation,
  useIdentitySetStartViewMutation,
  useLazyIdentityListViewsQuery,
} from '../../api/list-views.endpoints.ts';
import { plainArrangement } from '../record-table/arrangement.ts';
import {
  arrangementIn,
  onArranged,
  storeArrangement,
  storedText,
} from '../record-table/stored-arrangements.ts';
import { refusedAnswer } from '../refused-answer.ts';
import { viewAddress, viewQueryOf, type ListPlace } from './view-address.ts';
import type { ViewTitle } from './view-form.tsx';

const noText = () => '';

/** How the columns of a list are arranged now: in this browser since the view was opened, else as the view keeps them. */
function usePresent(list: ListName, view: ListView | undefined) {
  const account = useUser()?.accountNumber ?? '';
  const text = useSyncExternalStore(onArranged, storedText, noText);
  const place = { account, list, view: view?.id };
  const stored = arrangementIn(text, place);
  const arrangement: Arrangement = stored ?? view?.arrangement ?? plainArrangement;
  return { arrangement, isArranged: stored !== undefined, forget: () => storeArrangement(place, undefined) };
}

export interface ViewActsProps {
  readonly list: ListName;
  readonly place: ListPlace;
  /** the one that is open */
  readonly view: ListView | undefined;
  /** told when a view has been kept, renamed or removed, before the page shows that */
  readonly onDone: () => void;
}

/** What can be done with the views of a list. */
export function useViewActs(props: ViewActsProps) {
  const { list, view } = props;
  const present = usePresent(list, view);
  const { show } = useSteps(props);
  return {
    keep: useKeep(props),
    ...useChange(props),
    ...useEnd(props),
    /** Back to what the open view keeps. */
    reset: () => {
      present.forget();
      void show(view ?? null);
    },
    isArranged: present.isArranged,
  };
}

/** What comes after an act: the views are read again, so that the menu is whole, or the page goes to one of them. */
function useSteps({ list, place }: Pick<ViewActsProps, 'list' | 'place'>) {
  const navigate = useNavigate();
  const [readViews] = useLazyIdentityListViewsQuery();
  return {
    readAgain: () => readViews({ query: { list } }),
    show: (view: Pick<ListView, 'id' | 'query'> | null) =>
      navigate(viewAddress(place, view), { preventScrollReset: true }),
  };
}

/** Keeps what is shown now as another view, and opens that. */
function useKeep(props: ViewActsProps) {
  const { list, view, onDone } = props;
  const [search] = useSearchParams();
  const present = usePresent(list, view);
  const [create] = useIdentityCreateViewMutation();
  const { readAgain, show } = useSteps(props);
  return async (title: ViewTitle, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const query = viewQueryOf(search);
    const body = { list, ...title, query, arrangement: present.arrangement };
    const { data, error } = await create(withKey({ body }, keyFor(body)));
    if (!data) return refusedAnswer(error, 'admin.views');
    await readAgain();
    if (view) present.forget();
    onDone();
    await show({ id: data.id, query });
  };
}

/** Changes the open view. */
function useChange(props: ViewActsProps) {
  const { list, view, onDone } = props;
  const [search] = useSearchParams();
  const { arrangement, forget } = usePresent(list, view);
  const [change] = useIdentityChangeViewMutation();
  const { readAgain } = useSteps(props);
  const [keys] = useState(() => attemptKeys());
  const send = async (body: ListViewChange, key: string): Promise<SubmitAnswer> => {
    const { error } = await change(withKey({ params: { id: view?.id ?? '' }, body }, key));
    if (!error) onDone();
    await readAgain();
    return error ? refusedAnswer(error, 'admin.views') : undefined;
  };
  return {
    /** Gives it another name or other readers. */
    rename: (title: ViewTitle, { keyFor }: Attempt) => {
      const body = { version: view?.version ?? 0, ...title };
      return send(body, keyFor(body));
    },
    /** Keeps what is shown now in it. */
    save: async (): Promise<SubmitAnswer> => {
      const body = { version: view?.version ?? 0, query: viewQueryOf(search), arrangement };
      const answer = await send(body, keys.keyFor([view?.id, body]));
      if (!answer) forget();
      return answer;
    },
  };
}

/** Takes the open view away, or lets the list begin with it. */
function useEnd(props: ViewActsProps) {
  const { list, view, onDone } = props;
  const { forget } = usePresent(list, view);
  const [remove] = useIdentityRemoveViewMutation();
  const [begin] = useIdentitySetStartViewMutation();
  const { readAgain, show } = useSteps(props);
  const [keys] = useState(() => attemptKeys());
  return {
    remove: async (): Promise<SubmitAnswer> => {
      const request = { params: { id: view?.id ?? '' } };
      const { error } = await remove(withKey(request, keys.keyFor(request)));
      if (error) return refusedAnswer(error, 'admin.views');
      forget();
      onDone();
      await show(null);
    },
    /** Says which view the list begins with; null for everything. */
    beginWith: async (id: string | null): Promise<SubmitAnswer> => {
      const body = { list, id };
      const { error } = await begin(withKey({ body }, keys.keyFor(body)));
      if (error) return refusedAnswer(error, 'admin.views');
      keys.succeeded();
      await readAgain();
    },
  };
}
