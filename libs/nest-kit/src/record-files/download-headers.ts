import { attachmentHeaders } from '../http/attachment.ts';

/**
 * Headers of a file whose name strangers chose: plain letters for old browsers, the name itself encoded (RFC 5987)
 * for all others, so that nothing of it ends the field.
 */
export function downloadHeaders(name: string, type: string): Record<string, string> {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  const headers = attachmentHeaders(plain, type);
  return {
    ...headers,
    'content-disposition': `${headers['content-disposition']}; filename*=UTF-8''${encoded}`,
  };
}
