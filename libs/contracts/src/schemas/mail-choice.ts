import { optionalMails } from '@gantry/domain/mail-groups';
import * as v from 'valibot';

export const optionalMailSchema = v.picklist(optionalMails);

/** Which of the mails an account may do without it wants. */
export const mailChoiceSchema = v.object({
  wanted: v.pipe(v.array(optionalMailSchema), v.maxLength(optionalMails.length)),
});

/** Says in a link which mails of which account are meant: `<group>.<account id>.<signature>`. */
const stopMailsTokenSchema = v.pipe(v.string(), v.regex(/^[a-z-]{1,32}\.[0-9a-f-]{36}\.[\w-]{43}$/));

/** What the link of a mail is pressed for. */
export const stopMailsSchema = v.object({ token: stopMailsTokenSchema });
