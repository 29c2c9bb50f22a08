import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { notificationsListMails, notificationsResendMail } from '@gantry/contracts/endpoints/operations';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { SentMails } from './sent-mails.ts';

/** The mails that went out, for staff. */
@Controller()
export class MailController {
  constructor(private readonly mails: SentMails) {}

  @Serve(notificationsListMails)
  listMails(@Input() { query }: ValidRequestOf<typeof notificationsListMails>) {
    return this.mails.listMails(query);
  }

  @Serve(notificationsResendMail)
  resend(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof notificationsResendMail>) {
    return this.mails.resend(call, params.id);
  }
}
