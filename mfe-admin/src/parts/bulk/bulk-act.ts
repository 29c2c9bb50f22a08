import type { ReactNode } from 'react';

/** What became of one of the chosen records. */
export interface BulkResult {
  readonly key: string;
  readonly kind: 'done' | 'unchanged';
  /** what it is now, or why it stayed as it is */
  readonly says: ReactNode;
}

/** A record as it was called when something was done with it, and where it stands; null where it has no page. */
export interface BulkRecord {
  readonly key: string;
  readonly name: string;
  readonly to: string | null;
}

/** What is typed for all of them. */
export interface BulkWish {
  readonly reason: string | null;
}

/** Something that can be done with many records at once; its words stand below `admin.bulk.<list>`. */
export interface BulkAct {
  readonly name: string;
  readonly reason: 'none' | 'optional' | 'needed';
  /** does it with one record; what is refused is told, never thrown */
  readonly perform: (key: string, wish: BulkWish) => Promise<BulkResult>;
}

/** A list of which many records can be chosen. */
export interface BulkList {
  /** its words stand below `admin.bulk.<texts>` */
  readonly texts: string;
  readonly chosen: readonly BulkRecord[];
  readonly onChoose: (keys: readonly string[]) => void;
}
