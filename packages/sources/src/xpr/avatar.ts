import { fromBase64 } from '../core/base64.ts';
import { imageType } from '../core/image-type.ts';

/** Longest avatar that is shown, in characters of base64. */
const maxLength = 400_000;

/**
 * An avatar as a data address, its type by its first bytes: PNG or JPEG in base64, with or without 'data:…'. null for
 * anything else, including addresses, other image types and images above the size limit.
 */
export function avatarImage(text: string): string | null {
  const base64 = text.replace(/^data:[a-z/+.-]*;base64,/i, '').trim();
  if (base64 === '' || base64.length > maxLength) return null;
  const bytes = bytesOf(base64);
  const type = bytes === null ? null : imageType(bytes);
  return type === null ? null : `data:image/${type};base64,${base64}`;
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return fromBase64(base64);
  } catch {
    return null;
  }
}
