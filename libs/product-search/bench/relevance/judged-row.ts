import type { FeedRowInput } from '@gantry/contracts/schemas/feed';

/** A feed row with what an invented feed knows beyond it. */
export type JudgedRow = FeedRowInput & { kind?: string };
