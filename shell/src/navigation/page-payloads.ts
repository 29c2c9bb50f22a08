import type { AppStore } from '@gantry/api-client';
import { answeredQuestions, hasAnswersTo, readAnswers, type Answers } from '@gantry/api-client/answers';
import { splitLocale } from '@gantry/contracts/locales';
import { remoteOf, type RemoteName } from '@gantry/contracts/remotes';
import type { PageData } from '../federation/page-data.ts';
import { payloadPath, payloadReleaseHeader } from './payload-address.ts';

/** A payload that takes longer is not waited for: the page asks for its data itself. */
const timeLimit = 4000;
/** Pages whose questions are remembered. */
const rememberedPages = 200;

export interface PagePayloadsOptions {
  readonly store: Pick<AppStore, 'getState' | 'takeIn'>;
  /** the releases this document is pinned to */
  readonly remotes: PageData['remotes'];
  /** the page that came with the document, its answers in the store */
  readonly first: Pick<URL, 'pathname' | 'search'>;
}

/**
 * Brings what a shared page shows in one request, as the server made it for everybody (specification §7, "per-page
 * payload JSON"), before the page's loader asks for it call by call.
 */
export class PagePayloads {
  private readonly store: PagePayloadsOptions['store'];
  private readonly remotes: PagePayloadsOptions['remotes'];
  private readonly running = new Map<string, Promise<boolean>>();
  /** path of a page → the questions it asks */
  private readonly questions = new Map<string, readonly string[]>();
  /** what this document is pinned to is not what the server makes payloads of any more */
  private isOutdated = false;

  constructor({ store, remotes, first }: PagePayloadsOptions) {
    this.store = store;
    this.remotes = remotes;
    const name = remoteOf(splitLocale(first.pathname).path);
    if (name && first.search === '') this.remember(first.pathname, answeredQuestions(store, name));
  }

  /**
   * Brings a page's answers to the store. A signed-in visitor's page is asked for in their own name instead, since the
   * prices may be theirs. The page's chunk must be there, with the questions it may ask.
   * @returns whether all is there that the page needs; if not, its loader asks for the rest. Never fails.
   */
  prepareAnswers({ pathname, search }: URL): Promise<boolean> {
    const name = remoteOf(splitLocale(pathname).path);
    const release = name && this.remotes[name]?.version;
    const { user, known } = this.store.getState().session;
    if (!name || !release || search !== '' || user || !known || this.isOutdated) return missing;
    const questions = this.questions.get(pathname);
    if (questions && hasAnswersTo(this.store, name, questions)) return there;
    const running = this.running.get(pathname) ?? this.fetchPayload(pathname, name, release);
    this.running.set(pathname, running);
    return running;
  }

  private async fetchPayload(pathname: string, name: RemoteName, release: string): Promise<boolean> {
    try {
      const answers = await this.requestPayload(pathname, release);
      if (!answers) return false;
      this.store.takeIn(name, answers);
      this.remember(pathname, Object.keys(answers));
      return true;
    } catch {
      return false;
    } finally {
      this.running.delete(pathname);
    }
  }

  private async requestPayload(pathname: string, release: string): Promise<Answers | undefined> {
    const response = await fetch(payloadPath(pathname), {
      headers: { [payloadReleaseHeader]: release },
      signal: AbortSignal.timeout(timeLimit),
    });
    this.isOutdated = response.status === 204;
    return response.status === 200 ? readAnswers(await response.json()) : undefined;
  }

  private remember(pathname: string, questions: readonly string[]): void {
    this.questions.set(pathname, questions);
    const [oldest] = this.questions.keys();
    if (this.questions.size > rememberedPages && oldest !== undefined) this.questions.delete(oldest);
  }
}

const there = Promise.resolve(true);
const missing = Promise.resolve(false);
