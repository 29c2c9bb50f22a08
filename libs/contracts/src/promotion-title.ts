/** A promotion as a page, a paper, or a mail calls it: its name, with the code where one was entered. */
export const promotionTitle = ({
  code,
  name,
}: {
  readonly code: string | null;
  readonly name: string;
}): string => (code && code !== name ? `${name} (${code})` : name);
