/** One row of a table of items; texts are finished, amounts formatted. */
export interface ItemRow {
  readonly name: string;
  /** part number or the like; empty where there is none */
  readonly detail: string;
  readonly quantity: string;
  /** left out where nothing has a price yet */
  readonly total?: string;
}

/** What a mail says, without any markup: the renderers decide how it looks and escape everything. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  /** several short lines, such as an address */
  | { readonly kind: 'lines'; readonly label: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'items';
      readonly heads: readonly [item: string, quantity: string, total?: string];
      readonly rows: readonly ItemRow[];
    }
  /** what a person wrote, with its line breaks */
  | { readonly kind: 'said'; readonly text: string }
  /** beside the mail's purpose, so it does not look like it */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

export interface MailContent {
  readonly locale: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly footer: readonly string[];
  /** page that asks whether to stop mails of this kind, for the button a mailbox shows; left out where none may stop */
  readonly stopUrl?: string;
  /** a mailbox may stop them by itself at that address (RFC 8058) */
  readonly stopsByPost?: boolean;
}
