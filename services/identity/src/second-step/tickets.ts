import { Injectable } from '@nestjs/common';
import { SecretBox } from './secret-box.ts';

/** What something was begun with and goes on by: sealed, for one owner, for a while; nothing of it is stored. */
@Injectable()
export class Tickets {
  constructor(private readonly box: SecretBox) {}

  /** @param lifetime milliseconds @param owner whom or what it is for: it is good for no other */
  issueTicket(text: string, owner: string, lifetime: number): string {
    return this.box.seal(`${Date.now() + lifetime} ${text}`, ticketOf(owner));
  }

  /** What a ticket says; null for one that is another's, too old, or made up. */
  readTicket(ticket: string, owner: string): string | null {
    try {
      const [until = '', text = ''] = this.box.open(ticket, ticketOf(owner)).split(' ');
      return Number(until) > Date.now() ? text : null;
    } catch {
      return null;
    }
  }
}

const ticketOf = (owner: string): string => `ticket of ${owner}`;
