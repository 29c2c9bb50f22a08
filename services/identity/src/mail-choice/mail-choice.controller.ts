import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityGetMailChoice,
  identityReadMailChoice,
  identitySaveMailChoice,
  identityStopMails,
} from '@gantry/contracts/endpoints/mail-choice';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { MailChoices } from './mail-choices.ts';

/** Which mails an account wants. */
@Controller()
export class MailChoiceController {
  constructor(private readonly choices: MailChoices) {}

  @Serve(identityGetMailChoice)
  view(@CurrentCall() call: Call) {
    return this.choices.view(call);
  }

  @Serve(identitySaveMailChoice)
  saveChoice(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySaveMailChoice>) {
    return this.choices.saveChoice(call, body);
  }

  @Serve(identityStopMails)
  async stopMails(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityStopMails>) {
    await this.choices.stopMails(call, body.token);
    return { ok: true } as const;
  }

  @Serve(identityReadMailChoice)
  readChoice(@Input() { body }: ValidRequestOf<typeof identityReadMailChoice>) {
    return this.choices.readChoice(body.email, body.mail);
  }
}
