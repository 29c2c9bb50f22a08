import { createRequire } from 'node:module';
import type { HelpContent, HelpTexts } from '@gantry/contracts/schemas/help-page';
import { shippedHelpPages, type HelpLanguage, type ShippedHelpPage } from '@gantry/domain/help-pages';

type Messages = Readonly<Record<string, string>>;

const require = createRequire(import.meta.url);
const readMessages = (language: HelpLanguage): Messages =>
  require(`@gantry/domain/messages/help-pages/${language}.json`) as Messages;

/** Room between shipped pages for those that staff put between them. */
const placeStep = 10;

/** The help pages that come with the store, by key, in the words and markup of every language. */
export const shippedPages: ReadonlyMap<string, HelpContent> = makePages();

/** What ships as a revision of its own: translations are as new as the English text. */
export function shippedContent(key: string, revision: number): HelpContent | null {
  const content = shippedPages.get(key);
  return content ? { ...content, englishOf: revision, spanishOf: revision, frenchOf: revision } : null;
}

function makePages(): Map<string, HelpContent> {
  const [english, spanish, french] = [readMessages('en-US'), readMessages('es-US'), readMessages('fr-CA')];
  const places = new Map<string, number>();
  return new Map(
    shippedHelpPages.map((page) => {
      const place = (places.get(page.group) ?? 0) + placeStep;
      places.set(page.group, place);
      const content: HelpContent = {
        slug: page.slug,
        group: page.group,
        place,
        isShown: true,
        from: null,
        until: null,
        english: textsOf(page, english),
        spanish: textsOf(page, spanish),
        french: textsOf(page, french),
        englishOf: 0,
        spanishOf: 0,
        frenchOf: 0,
      };
      return [page.slug, content];
    }),
  );
}

function textsOf({ slug, sections }: ShippedHelpPage, messages: Messages): HelpTexts {
  const message = (part: string) => messages[`help.${slug}.${part}`] ?? '';
  const body = sections
    .map((name) => `## ${message(name)} {#${name}}\n\n${message(`${name}-text`)}`)
    .join('\n\n');
  return { title: message('title'), summary: message('summary'), body };
}
