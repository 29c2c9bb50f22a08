import { Injectable } from '@nestjs/common';
import { myProfilePath, stopMailsAddress } from '@gantry/contracts/addresses/account';
import { identityReadMailChoice } from '@gantry/contracts/endpoints/mail-choice';
import { isErasedEmail } from '@gantry/domain/erasure';
import { isOptionalMail } from '@gantry/domain/mail-groups';
import { ContractClient } from '@gantry/nest-kit/client';
import { NotificationsConfig } from '../notifications.config.ts';
import type { MailContent } from '../templates/mail-content.ts';
import { messagesFor } from '../templates/mail-messages.ts';

/**
 * What accounts want to be mailed. Identity knows, and is asked about those mails alone that may be switched off: a look
 * at one row for each, and nobody's choice is ever an old one.
 */
@Injectable()
export class MailChoice {
  private readonly origin: string;

  constructor(
    config: NotificationsConfig,
    private readonly client: ContractClient,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  /**
   * A mail with the links that switch its like off, where that can be done; null where its account has done so. Mails to
   * guests stay as they are.
   * @param group the mails it belongs to
   * @throws CallError when identity does not answer: the mail waits
   */
  async withWayOut(content: MailContent, to: string, group: string): Promise<MailContent | null> {
    if (!isOptionalMail(group) || isErasedEmail(to)) return content;
    const choice = await this.client.call(identityReadMailChoice, { body: { email: to, mail: group } }, {});
    if (!choice) return content;
    if (choice.isOff) return null;
    const messages = messagesFor(content.locale);
    const start = `${this.origin}${messages.prefix}`;
    const settings = { label: messages.format('choice.settings'), url: `${start}${myProfilePath()}#mails` };
    const stopUrl = `${start}${stopMailsAddress(choice.token)}`;
    const stop = { label: messages.format('choice.stop'), url: stopUrl };
    return {
      ...content,
      blocks: [...content.blocks, { kind: 'link', ...settings }, { kind: 'link', ...stop }],
      stopUrl,
      stopsByPost: true,
    };
  }
}
