import * as v from 'valibot';
import { emailSchema, timestampSchema, tokenSchema } from './common.ts';

/** What is entered for a stock notice: where the mail goes. */
export const noticeFormSchema = v.object({ email: emailSchema });

/** An account's own notice for a product that has not been sent yet; null without one. */
export const myNoticeSchema = v.object({
  notice: v.nullable(v.object({ email: v.string(), requestedAt: timestampSchema })),
});

/** The token of a mail's link, which stands for its address: at least 128 bit, kept only as a hash. */
export const stopNoticesSchema = v.object({ token: tokenSchema });
