/**
 * Feeds one account may have on their way at once. Nobody watches more; a script that goes wrong, or a stolen session,
 * gets no further.
 */
export const uploadsOfAccount = 5;
/** Feeds on their way in the whole store: each holds a place on the disk and sends pieces that pages compete with. */
export const uploadsOfStore = 20;

/** Which bound keeps a file out: the account's, the store's, or the room that waiting files may take. */
export const uploadRefusals = ['own', 'store', 'room'] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];
