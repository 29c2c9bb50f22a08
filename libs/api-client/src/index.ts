// The one door: federation shares a single instance of this module between shell and remotes.
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
export { newKey } from '@gantry/contracts/idempotency-key';
export { mutationOf, queryOf, withKey } from './definitions.ts';
export { signInPath, type ApiExtra } from './extra.ts';
export { pageAnswersContext, prefetchContext, storeContext } from './loading/contexts.ts';
export {
  CachedHtmlContext,
  useCachedHtml,
  type CachedElement,
  type CachedHtml,
} from './cached-html/use-cached-html.ts';
export {
  failureAnswer,
  failureOf,
  load,
  maintenance,
  nearPages,
  notFound,
  tryLoad,
  type NearPage,
} from './loading/load.ts';
export { sendCall } from './loading/send-call.ts';
export { createRemoteApi, unusedFor } from './remote-api.ts';
export { cartChanged, sessionKnown, signedIn, signedOut, type Visitor } from './session/session.slice.ts';
export { useUser, useVisitor, VisitorContext } from './session/use-session.ts';
export { makeStore, type AppStore, type StoreApi } from './store/make-store.ts';
export { useMounted } from './widgets/use-mounted.ts';
export { noWidgets, WidgetSourceContext, type WidgetSource } from './widgets/widget-source.ts';
export { Widget } from './widgets/widget.tsx';
export { createBrowserCodec } from '@gantry/encryption/browser';
