/** Bytes of a document before encoding. */
export const mostDocumentBytes = 2_000_000;

export type DocumentFault = 'document-type' | 'document-size' | 'document-empty';

/** What is wrong with a document by its first bytes and size; null: nothing. The name of a file proves nothing. */
export function documentFault(bytes: Uint8Array): DocumentFault | null {
  if (bytes.length === 0) return 'document-empty';
  if (bytes.length > mostDocumentBytes) return 'document-size';
  return pictureType(bytes) === null ? 'document-type' : null;
}

/** Type of a JPEG or PNG picture by its signature; null: neither. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | null {
  const starts = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : null;
}
