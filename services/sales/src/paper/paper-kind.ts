import type { Identity } from '@gantry/contracts/schemas/account';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Role } from '@gantry/domain/roles';

/** Which record is asked for on paper. */
export interface PaperKey {
  readonly number: string;
  /** of an offer; without it the newest */
  readonly revision?: number | undefined;
  /** days of a statement, ISO dates */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** who asks; null where it goes with a mail */
  readonly caller: Identity | null;
}

/** A record that was found, and how it gets on paper. */
export interface Printable {
  /** the language of whom it is for; null where it stays in the house */
  readonly locale: string | null;
  /** whether it is theirs who call, or they hold the token of its link, and it is shown to them at all */
  isFor(caller: Identity, token: string | undefined): boolean;
  /** @throws DomainError WRONG_STATE where the record has no such paper, or not yet */
  print(locale: string): BusinessDocument | Promise<BusinessDocument>;
}

/** A kind of paper: which staff may read it, how its record is found, whose it is, and its template. */
export interface PaperKind {
  readonly readers: readonly Role[];
  /** Null where there is no such record. */
  find(key: PaperKey): Promise<Printable | null>;
}
