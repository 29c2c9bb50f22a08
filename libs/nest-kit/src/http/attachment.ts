/** Headers of a file that is only ever saved: nothing it holds may run, and nobody keeps a copy on the way. */
export const attachmentHeaders = (name: string, type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});
