/** A mail the sandbox kept instead of delivering it. */
export interface CaughtMail {
  readonly id: number;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly CaughtAttachment[];
}

/** A file that came with a mail. */
export interface CaughtAttachment {
  readonly name: string;
  readonly type: string;
  /** base64 */
  readonly content: string;
}

/** The newest mails, in memory. */
export class CaughtMails {
  private readonly mails: CaughtMail[] = [];
  private lastId = 0;

  constructor(private readonly most = 500) {}

  addMail(mail: Omit<CaughtMail, 'id'>): CaughtMail {
    this.lastId += 1;
    const kept = { ...mail, id: this.lastId };
    this.mails.push(kept);
    if (this.mails.length > this.most) this.mails.shift();
    return kept;
  }

  /** Newest first; only those to this address when one is given. */
  listMails(to?: string): CaughtMail[] {
    const wanted = to?.toLowerCase();
    const found = wanted ? this.mails.filter((mail) => mail.to.includes(wanted)) : this.mails;
    return found.toReversed();
  }

  findMail(id: number): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }
}
