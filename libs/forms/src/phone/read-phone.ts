import { settleCountryCode } from './country-code.ts';
import { phoneValue } from '@gantry/domain/phone-mask';

/** What a phone field keeps of what was typed: digits with an optional extension, or null (specification §5). */
export const readPhone = (text: string): string | null => phoneValue(settleCountryCode(text));
