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
  save(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySaveMailChoice>) {
    return this.choices.save(call, body);
  }

  @Serve(identityStopMails)
  async stop(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityStopMails>) {
    await this.choices.stop(call, body.token);
    return { ok: true } as const;
  }

  @Serve(identityReadMailChoice)
  read(@Input() { body }: ValidRequestOf<typeof identityReadMailChoice>) {
    return this.choices.read(body.email, body.mail);
  }
}
