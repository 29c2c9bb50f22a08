/** Where the parts of the shop under test are. */
export type RunningShop = {
  url: string;
  /** The page on which the sandbox shows the mails it caught. */
  mailUrl: string;
  /** Folder with the shop's data, and `run.json` in it. */
  home: string;
};

/** @throws when the suite was not started by `npm run e2e` or `npm test`, which name the running shop. */
export function runningShop(): RunningShop {
  const { GANTRY_URL, GANTRY_MAIL_URL, GANTRY_HOME } = process.env;
  if (!GANTRY_URL || !GANTRY_MAIL_URL || !GANTRY_HOME) {
    throw new Error(
      'GANTRY_URL, GANTRY_MAIL_URL and GANTRY_HOME must name a running shop; use "npm run e2e".',
    );
  }
  return { url: GANTRY_URL, mailUrl: GANTRY_MAIL_URL, home: GANTRY_HOME };
}
