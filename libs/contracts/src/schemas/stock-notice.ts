import * as v from 'valibot';
import { emailSchema, timestampSchema, tokenSchema } from './common.ts';

/** What is entered for a stock notice: where the mail goes. */
export const noticeFormSchema = v.object({ email: emailSchema });

/** Whether a mail asks the address first; told by who asks alone, so it says nothing of the address. */
export const requestedNoticeSchema = v.object({ ok: v.literal(true), toConfirm: v.boolean() });

/** An account's own notice for a product that has not been sent yet; null without one. */
export const myNoticeSchema = v.object({
  notice: v.nullable(
    v.object({
      email: v.string(),
      requestedAt: timestampSchema,
      /** false while a mail's link has not been pressed yet: nobody is told before */
      confirmed: v.boolean(),
    }),
  ),
});

/** The token of a mail's link, which stands for its address: at least 128 bit, kept only as a hash. */
export const noticeTokenSchema = v.object({ token: tokenSchema });
