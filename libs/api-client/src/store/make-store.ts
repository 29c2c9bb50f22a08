import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiExtra } from '../extra.ts';
import { hasAnswersTo, type Answers } from './has-answers.ts';
import { isUsed, type ApiState } from './api-state.ts';
import { unpack } from './pack.ts';
import { sessionSlice, signedIn, signedOut, type SessionState } from '../session/session.slice.ts';

/** The part of an RTK Query api a store needs in order to take it in. */
export interface StoreApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware<object, never, never>;
  readonly util: {
    readonly resetApiState: () => UnknownAction;
    readonly upsertQueryEntries: (entries: never) => UnknownAction;
  };
}

export interface AppStore {
  // the state grows with the apis of remotes, and a thunk of one names that api's state only
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly dispatch: ThunkDispatch<any, ApiExtra, UnknownAction>;
  readonly getState: () => { session: SessionState } & Record<string, unknown>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly replaceReducer: (reducer: Reducer) => void;
  readonly [Symbol.observable]: Store[typeof Symbol.observable];
  readonly extra: ApiExtra;
  /** takes in the api of a remote that was loaded later */
  injectApi(api: StoreApi): void;
  /**
   * takes in answers that an api has not asked for yet; those it has already, and those to questions that no part of
   * the page has brought along, stay out
   */
  takeIn(reducerPath: string, answers: Answers): void;
  /** forgets all answers */
  resetApis(): void;
}

export interface StoreOptions {
  readonly extra: ApiExtra;
  /** apis to be there from the start; state given for others is dropped */
  readonly apis?: readonly StoreApi[];
  /** what `dehydrate` gave */
  readonly preloadedState?: unknown;
}

/** A store for one page in a browser, or for one request on the server; nothing is shared between two of them. */
export function makeStore({ extra, apis = [], preloadedState }: StoreOptions): AppStore {
  const known = new Map(apis.map((api) => [api.reducerPath, api]));
  // all at once: each one added later puts the reducers together anew
  const root = combineSlices(sessionSlice, ...known.values());
  const dynamic = createDynamicMiddleware();
  dynamic.addMiddleware(...[...known.values()].map((api) => api.middleware as Middleware));

  const store = configureStore({
    reducer: root as unknown as Reducer,
    preloadedState: unpack(preloadedState) as never,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        forgetOnChange(resetApis),
        ...(typeof document === 'undefined' ? [unsubscribed] : []),
        dynamic.middleware,
      ),
  });
  function resetApis(): void {
    const state = store.getState() as Record<string, ApiState>;
    const used = [...known.values()].filter(({ reducerPath }) => isUsed(state[reducerPath]!));
    for (const api of used) store.dispatch(api.util.resetApiState());
  }

  return Object.assign(store as unknown as Omit<AppStore, 'extra' | 'injectApi' | 'takeIn' | 'resetApis'>, {
    extra,
    resetApis,
    takeIn(reducerPath: string, answers: Answers) {
      const api = known.get(reducerPath);
      const entries = newEntries(answers, (key) => hasAnswersTo(store as never, reducerPath, [key]));
      if (api && entries.length > 0) store.dispatch(api.util.upsertQueryEntries(entries as never));
    },
    injectApi(api: StoreApi) {
      if (known.has(api.reducerPath)) return;
      known.set(api.reducerPath, api);
      root.inject({ reducerPath: api.reducerPath, reducer: api.reducer });
      dynamic.addMiddleware(api.middleware as Middleware);
      store.dispatch({ type: 'store/apiInjected' });
    },
  });
}

/** Answers that the store has not, in the form an api takes them in. */
function newEntries(answers: Answers, has: (key: string) => boolean) {
  return Object.entries(answers)
    .filter(([key]) => !has(key))
    .map(([, { endpointName, originalArgs, data }]) => ({ endpointName, arg: originalArgs, value: data }));
}

/**
 * On the server nobody waits for an answer to change. Each subscription would set a timer of half a second, which holds
 * the store with all its answers when the page has long been sent, and makes one more round through all apis.
 */
const unsubscribed: Middleware = () => (next) => (action) => {
  const { meta } = action as { meta?: { arg?: { subscribe?: boolean } } };
  if (!meta?.arg?.subscribe) return next(action);
  return next({ ...(action as object), meta: { ...meta, arg: { ...meta.arg, subscribe: false } } });
};

/** Answers given to one person are not for the next: prices and records are asked for again. */
function forgetOnChange(reset: () => void): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (signedIn.match(action) || signedOut.match(action)) reset();
    return result;
  };
}
