/** A help page: its texts are messages `catalog.help.<uri>.<section>`. */
export interface HelpTopic {
  readonly uri: string;
  readonly title: string;
  /** names of its sections, each with a heading and a paragraph */
  readonly sections: readonly string[];
}

const topic = (uri: string, ...sections: string[]): HelpTopic => ({
  uri,
  title: `catalog.help.${uri}.title`,
  sections: sections.map((section) => `catalog.help.${uri}.${section}`),
});

/** What is written so far; each states only what the store really does (specification §9). */
export const helpTopics: readonly HelpTopic[] = [
  topic('contact-us', 'hours'),
  topic('shipping', 'free-ground', 'excluded', 'dates'),
  topic('ordering', 'part-numbers', 'handling-fee', 'prices'),
  topic('cancellations', 'before', 'made-to-order'),
];

export const findTopic = (uri: string | undefined): HelpTopic | undefined =>
  helpTopics.find((one) => one.uri === uri);

/** Every topic's address, for sitemaps. */
export const helpAddresses: readonly string[] = helpTopics.map(({ uri }) => `/help-section/${uri}`);
