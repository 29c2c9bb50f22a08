/** Why a feed cannot be read at all, in words for whoever brought it; problems of single rows are reported apart. */
export class FeedError extends Error {}
