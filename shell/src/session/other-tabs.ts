import { cartChanged, sessionKnown, type AppStore, type Visitor } from '@gantry/api-client';

/** What tabs tell each other; a part of it is enough to know that somebody else is here. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** The session as a store holds it. */
export type SessionState = ReturnType<AppStore['getState']>['session'];

interface OtherTabs {
  /** as it was when the page was hydrated, before anybody could be told: what has changed since is news */
  readonly before: SessionState;
  readonly channel: Channel;
  /** whether something that is written here would be lost by a new document */
  readonly areFormsInUse: () => boolean;
  readonly reload: () => void;
}

/**
 * Keeps the tabs of a browser true to each other: a cart that changes in one shows in all, and after signing in or out
 * the others show for whom they are. A page with a form in use is not taken away: only its header changes, and the
 * server decides what may be sent. Only what the header shows is told, and the server is asked for everything else.
 */
export function installOtherTabs(
  store: AppStore,
  { before, channel, areFormsInUse, reload }: OtherTabs,
): void {
  let last = visitorOf(before);
  const tellNews = (): void => {
    const now = visitorOf(store.getState().session);
    if (!store.getState().session.known || areSame(now, last)) return;
    // what start-up found out is no news to the others
    const isNews = last !== null;
    last = now;
    if (isNews) channel.postMessage(now);
  };
  tellNews();
  store.subscribe(tellNews);
  channel.onmessage = ({ data }) => {
    const told = data as Visitor;
    const own = visitorOf(store.getState().session);
    if (!own || areSame(told, own)) return;
    last = told;
    if (told.user?.accountNumber === own.user?.accountNumber) store.dispatch(cartChanged(told.cart));
    else if (areFormsInUse()) store.dispatch(sessionKnown(told));
    else reload();
  };
}

/** Who is here and the cart; null while nobody looked. */
function visitorOf({ user, cart, known }: SessionState): Visitor | null {
  return known ? { user, cart } : null;
}

const areSame = (one: Visitor | null, other: Visitor | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
