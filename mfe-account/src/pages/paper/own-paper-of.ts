import { ownPapers, type OwnPaper } from '@gantry/contracts/schemas/paper';

/** The kind of paper an address names; undefined where it is none. */
export const ownPaperOf = (kind: string | undefined): OwnPaper | undefined =>
  ownPapers.find((one) => one === kind);
