import {
  catalogueTag,
  helpTag,
  isHelpTag,
  isSearchRulesTag,
  searchRulesTag,
  unindexedTag,
} from '@gantry/contracts/catalogue-tags';
import type { CatalogueChanges as ChangesAnswer } from '@gantry/contracts/schemas/catalogue-changes';
import type { GatewayClient } from '../calls/gateway-client.ts';
import { log, reasonOf } from '../log.ts';
import type { Origin } from './page-origin.ts';

export interface CatalogueChangesOptions {
  /** address of `catalogListChanges` */
  readonly url: string;
  readonly internalKey: string;
  /** asks the service of that address */
  readonly client: Pick<GatewayClient, 'sendRequest'>;
  readonly now?: () => number;
}

/** The last change that touched a tag. */
interface Touch {
  readonly version: number;
  /** a moment at which it had not happened yet, as far as we know */
  readonly after: number;
  /** version of the touch before it; what is older than that has missed two */
  readonly before: number;
}

const askEvery = 250;
/** So old may the last answer be that a page is called true by; requests wait for the next one after that. */
const trustFor = 500;
const limit = 500;
/** Until it has answered once, nothing can be called true. */
const firstLimit = 3000;
const maxTouches = 50_000;
const longAgo = Number.NEGATIVE_INFINITY;

/**
 * Follows what changes in the catalogue, so that cached pages are known to be outdated when something they show has
 * changed. Asked for while requests come, four times a second at most.
 */
export class CatalogueChanges {
  private readonly options: CatalogueChangesOptions;
  private readonly touches = new Map<string, Touch>();
  private readonly now: () => number;
  private newestVersion = 0;
  /** pages of older versions may have missed a change whose touch is forgotten */
  private floor = 0;
  private currentMoment = 0;
  private askedAt = longAgo;
  /** when the question was asked that told what is known */
  private knownAt = longAgo;
  /** the same for the last question, answered or not */
  private triedAt = longAgo;
  private indexed = false;
  /** tag of the search rules in force; undefined while nobody has told */
  private rulesTag: string | undefined;
  /** the same of the help pages that are shown */
  private helpPagesTag: string | undefined;
  private asking: Promise<void> | undefined;

  constructor(options: CatalogueChangesOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
  }

  /** Another number whenever anything has changed. */
  get moment(): number {
    return this.currentMoment;
  }

  /** The newest version known. */
  get version(): number {
    return this.newestVersion;
  }

  /**
   * Sees to it that changes are known up to half a second ago; a promise only where that has to be waited for.
   * While the catalogue does not answer, what is known stands: pages made by it are still served.
   */
  freshen(): Promise<void> | undefined {
    const now = this.now();
    if (now - this.askedAt >= askEvery) this.requestChanges(now);
    return now - this.triedAt > trustFor ? this.asking : undefined;
  }

  /**
   * Whether a page made of that is outdated: a moment before the change that made it so, on the clock of the options;
   * undefined while it is true.
   */
  outdatedSince({ version, tags }: Origin): number | undefined {
    if (version < this.floor) return longAgo;
    let since: number | undefined;
    for (const tag of tags) {
      if (this.rulesTag && tag !== this.rulesTag && isSearchRulesTag(tag)) return longAgo;
      if (this.helpPagesTag && tag !== this.helpPagesTag && isHelpTag(tag)) return longAgo;
      const touch = this.touches.get(tag);
      if (!touch || touch.version <= version) continue;
      const after = version < touch.before ? longAgo : touch.after;
      since = since === undefined ? after : Math.min(since, after);
    }
    return since;
  }

  /** Takes in an answer to a question asked at `askedAt`. */
  takeIn({ version, indexed, all, tags, rules, help }: ChangesAnswer, askedAt: number): void {
    if (indexed !== this.indexed) this.noteIndex(indexed);
    if (rules) this.noteRules(searchRulesTag(rules));
    if (help) this.noteHelp(helpTag(help));
    // another process of the catalogue may be a moment behind the one asked before
    if (version > this.newestVersion) {
      this.currentMoment += 1;
      if (all) this.forgetAll(version);
      else for (const tag of new Set([...tags, catalogueTag])) this.touch(tag, version);
      this.newestVersion = version;
    }
    this.knownAt = askedAt;
  }

  private noteIndex(indexed: boolean): void {
    this.indexed = indexed;
    this.currentMoment += 1;
    if (indexed) this.touch(unindexedTag, Number.POSITIVE_INFINITY);
    else this.touches.delete(unindexedTag);
  }

  /** Pages found by other rules are not given any more, not even for a moment: staff look at once whether theirs work. */
  private noteRules(tag: string): void {
    if (tag === this.rulesTag) return;
    this.rulesTag = tag;
    this.currentMoment += 1;
  }

  /** Nor are help pages as they were: staff look at once at what they have published. */
  private noteHelp(tag: string): void {
    if (tag === this.helpPagesTag) return;
    this.helpPagesTag = tag;
    this.currentMoment += 1;
  }

  private touch(tag: string, version: number): void {
    const last = this.touches.get(tag);
    this.touches.delete(tag);
    this.touches.set(tag, { version, after: this.knownAt, before: last?.version ?? this.floor });
    if (this.touches.size <= maxTouches) return;
    const [oldest, { version: forgotten }] = this.touches.entries().next().value!;
    this.touches.delete(oldest);
    this.floor = Math.max(this.floor, Math.min(forgotten, version));
  }

  private forgetAll(version: number): void {
    const unindexed = this.touches.get(unindexedTag);
    this.touches.clear();
    if (unindexed) this.touches.set(unindexedTag, unindexed);
    this.floor = version;
  }

  private requestChanges(now: number): void {
    this.askedAt = now;
    this.asking ??= this.fetchChanges()
      .then((answer) => this.takeIn(answer, now))
      .catch((error: unknown) => {
        log('warn', 'changes of the catalogue unknown', { reason: reasonOf(error) });
      })
      .finally(() => {
        this.triedAt = now;
        this.asking = undefined;
      });
  }

  private async fetchChanges(): Promise<ChangesAnswer> {
    const { url, internalKey, client } = this.options;
    const { status, text } = await client.sendRequest({
      address: `${url}?since=${this.newestVersion}`,
      method: 'GET',
      headers: { 'x-gantry-key': internalKey },
      timeout: this.newestVersion === 0 ? firstLimit : limit,
    });
    if (status !== 200) throw new Error(`answered ${status}`);
    return (JSON.parse(text) as { data: ChangesAnswer }).data;
  }
}
