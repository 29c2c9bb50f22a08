/** Where the browser itself saves files from. */
const api = '/api/v1/admin/catalogue';
export const exportAddress = `${api}/export`;
/** @param language of the page the file is saved from */
export const errorsAddress = (id: string, language: string): string =>
  `${api}/imports/${encodeURIComponent(id)}/errors?language=${encodeURIComponent(language)}`;
