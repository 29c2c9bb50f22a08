import type { AnswerHeaders } from '@gantry/api-client';
import { catalogueTag, readCacheTags, cacheTagsHeader } from '@gantry/contracts/catalogue-tags';

/** What a page was made of: it is true until a change after `version` touches one of `tags`. */
export interface Origin {
  /** infinite for a page that shows nothing of the catalogue */
  readonly version: number;
  readonly tags: readonly string[];
}

/** Gathers what the answers of one page show. */
export class OriginNotes {
  private readonly tags = new Set<string>();
  private readonly startVersion: number;
  private version = Number.POSITIVE_INFINITY;

  /** @param startVersion the newest version known before the page's first call */
  constructor(startVersion: number) {
    this.startVersion = startVersion;
  }

  /** Takes in the headers of an answer; one that says nothing may show anything. */
  readonly addHeaders = (headers: AnswerHeaders): void => {
    const shown = readCacheTags(headers.get(cacheTagsHeader)) ?? {
      version: this.startVersion,
      tags: [catalogueTag],
    };
    if (shown.version !== null) this.version = Math.min(this.version, shown.version);
    for (const tag of shown.tags) this.tags.add(tag);
  };

  origin(): Origin {
    return { version: this.version, tags: [...this.tags] };
  }
}
