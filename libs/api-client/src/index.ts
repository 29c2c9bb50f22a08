// The one door: federation shares a single instance of this module between shell and remotes.
export type { ApiCall, ApiError, ApiLayer, ApiMeta } from './base-query/call.ts';
export {
  fetchTransport,
  parseBody,
  TimeoutError,
  type AnswerHeaders,
  type IncomingAnswer,
  type OutgoingCall,
  type Transport,
} from './base-query/transport.ts';
export { endsSession } from './base-query/with-session-end.ts';
export { ComingPage, comingPage, type ComingTexts } from './coming/coming-page.tsx';
export {
  mutationOf,
  newKey,
  queryOf,
  withKey,
  type ArgumentOf,
  type Keyed,
  type WriteArgumentOf,
} from './definitions.ts';
export { signInPath, type ApiExtra } from './extra.ts';
export { pageAnswersContext, prefetchContext, storeContext } from './loading/contexts.ts';
export {
  failureAnswer,
  failureOf,
  load,
  maintenance,
  nearPages,
  notFound,
  tryLoad,
  type Loaded,
  type NearPage,
} from './loading/load.ts';
export { sendCall, type Sent } from './loading/send-call.ts';
export { createRemoteApi } from './remote-api.ts';
export {
  cartChanged,
  sessionKnown,
  signedIn,
  signedOut,
  type SessionState,
  type Visitor,
} from './session/session.slice.ts';
export { useSession, useUser, useVisitor, VisitorContext } from './session/use-session.ts';
export { makeStore, type AppStore, type StoreApi, type StoreOptions } from './store/make-store.ts';
export { tags, type Tag } from './tags.ts';
export { useMounted } from './widgets/use-mounted.ts';
export { noWidgets, WidgetSourceContext, type WidgetSource } from './widgets/widget-source.ts';
export { Widget, type WidgetUse } from './widgets/widget.tsx';
export { createBrowserCodec } from '@gantry/encryption/browser';
