import { topicTitle, type TopicUri } from './topic-uris.ts';

/** A help page: its texts are messages `catalog.help.<uri>.<section>`. */
export interface HelpTopic {
  readonly uri: TopicUri;
  /** message id */
  readonly title: string;
  /** names of its sections, each with a heading and a paragraph */
  readonly sections: readonly string[];
}
/** Topics that belong together; its heading is `catalog.help.group.<name>`. */
export interface HelpGroup {
  readonly name: string;
  readonly topics: readonly HelpTopic[];
}

const topic = (uri: TopicUri, ...sections: string[]): HelpTopic => ({
  uri,
  title: topicTitle(uri),
  sections,
});

/** Each topic states only what the store really does (specification §9). */
export const helpGroups: readonly HelpGroup[] = [
  {
    name: 'buying',
    topics: [
      topic('ordering', 'part-numbers', 'no-account', 'quantities', 'po-number'),
      topic('product-data', 'search', 'filters', 'documents'),
      topic('prices', 'kinds', 'hidden', 'on-request'),
      topic('availability', 'stock', 'later', 'ask'),
      topic('quotes', 'ask', 'follow', 'withdraw'),
      topic('made-to-order', 'how', 'cancel', 'return'),
    ],
  },
  {
    name: 'paying',
    topics: [
      topic('payment-terms', 'advance', 'net', 'currency'),
      topic('handling-fee', 'when', 'see'),
      topic('tax-exemption', 'tax', 'exempt'),
    ],
  },
  {
    name: 'delivery',
    topics: [
      topic('shipping', 'free-ground', 'excluded', 'faster', 'dates'),
      topic('order-status', 'where', 'words'),
      topic('cancellations', 'before', 'made-to-order', 'shipped'),
      topic('returns', 'ask', 'wrong-purchased', 'wrong-received', 'defective', 'damaged'),
    ],
  },
  {
    name: 'you',
    topics: [
      topic('contact-us'),
      topic('account', 'adds', 'open', 'recover'),
      topic('privacy', 'cookies', 'others', 'write'),
    ],
  },
];

/** All of them, in the order of the index. */
export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap(({ topics }) => topics);

export const findTopic = (uri: string | undefined): HelpTopic | undefined =>
  helpTopics.find((one) => one.uri === uri);

/** The topics beside this one. */
export const neighboursOf = ({ uri }: HelpTopic): readonly HelpTopic[] =>
  helpGroups
    .find(({ topics }) => topics.some((one) => one.uri === uri))
    ?.topics.filter((one) => one.uri !== uri) ?? [];

/** The message ids of a section. */
export const sectionTexts = ({ uri }: HelpTopic, section: string) => ({
  heading: `catalog.help.${uri}.${section}`,
  text: `catalog.help.${uri}.${section}-text`,
});
export const summaryOf = ({ uri }: HelpTopic): string => `catalog.help.${uri}.summary`;
