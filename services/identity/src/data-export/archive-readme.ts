import { createRequire } from 'node:module';
import type { DataOwner } from '@gantry/contracts/schemas/data-export';
import { storeHours } from '@gantry/domain/business-days';
import { exportParts, type ExportPart } from '@gantry/domain/data-export';
import { paperYears } from '@gantry/domain/erasure';
import type enUS from '@gantry/domain/messages/data-export/en-US.json';
import { storedTimes } from './stored-times.ts';

type Messages = Readonly<Record<keyof typeof enUS, string>>;

const require = createRequire(import.meta.url);
const written = ['en-US', 'es-US', 'fr-CA'] as const;
const languages = Object.fromEntries(
  written.map((locale) => [
    locale,
    require(`@gantry/domain/messages/data-export/${locale}.json`) as Messages,
  ]),
);

/** What stands in the README besides the list of files. */
export interface ReadmeFacts {
  readonly owner: DataOwner;
  readonly store: { readonly title: string; readonly email: string };
  readonly at: Date;
}

/** What the README of a copy of somebody's data says, in their language; English where it has none of ours. */
export function archiveReadme({ owner, store, at }: ReadmeFacts, wanted: string): string {
  const locale = written.find((one) => one === wanted) ?? 'en-US';
  const messages = languages[locale]!;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: storeHours.timeZone }).format(
    at,
  );
  const values: Readonly<Record<string, string>> = {
    account: owner.accountNumber.toUpperCase(),
    day,
    email: store.email,
    store: store.title,
    years: String(paperYears),
  };
  const textOf = (id: keyof Messages): string =>
    messages[id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const files = (Object.keys(exportParts) as ExportPart[]).map(
    (part) => `${part}.json\n    ${textOf(`export.part.${part}`)}`,
  );
  const paragraphs = [
    `${textOf('export.title')}\n${textOf('export.made')}`,
    textOf('export.about'),
    textOf('export.units'),
    headed(textOf('export.files'), files),
    headed(textOf('export.left-out'), leftOut.map(textOf)),
    headed(textOf('export.stored'), [...storedTimes(locale), `- ${textOf('export.stored.account')}`]),
    textOf('export.law'),
    textOf('export.questions'),
  ];
  // with the line ends that every editor knows
  return `${paragraphs.join('\n\n')}\n`.replaceAll('\n', '\r\n');
}

/** What is not in the archive, in the order it is told. */
const leftOut = [
  'export.secrets',
  'export.others',
  'export.company',
  'export.notes',
  'export.technical',
  'export.waiting',
] as const;

const headed = (title: string, lines: readonly string[]): string =>
  [title, '-'.repeat(title.length), ...lines].join('\n');
