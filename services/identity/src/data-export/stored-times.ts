import { createRequire } from 'node:module';
import type enUS from '@gantry/domain/messages/retention/en-US.json';
import { retentionRuleIds, retentionRules, storedFor, type RetentionRuleId } from '@gantry/domain/retention';

type Messages = Readonly<Record<keyof typeof enUS, string>>;

const require = createRequire(import.meta.url);

/** How long each kind of record is stored, a line for each rule, in a language that we have. */
export function storedTimes(locale: string): string[] {
  const messages = require(`@gantry/domain/messages/retention/${locale}.json`) as Messages;
  return retentionRuleIds.map((id) =>
    messages[`retention.line.${retentionRules[id].end}`]
      .replace('{rule}', messages[`retention.rule.${id}`])
      .replace('{when}', endOf(id, messages, locale)),
  );
}

function endOf(id: RetentionRuleId, messages: Messages, locale: string): string {
  const { begins, days } = retentionRules[id];
  const start = messages[`retention.begins.${begins}`];
  const stored = storedFor(days);
  if (!stored) return messages['retention.at-once.line'].replace('{begins}', start);
  const { count, unit } = stored;
  const period = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return messages['retention.after'].replace('{period}', period).replace('{begins}', start);
}
