/** Size limit and content-disposition of a media type. */
export interface MediaRule {
  maxBytes: number;
  /** 'attachment' for documents, which could run scripts. */
  disposition: 'inline' | 'attachment';
}

const image: MediaRule = { maxBytes: 10 * 1024 * 1024, disposition: 'inline' };
const moving: MediaRule = { maxBytes: 64 * 1024 * 1024, disposition: 'inline' };
const file: MediaRule = { maxBytes: 32 * 1024 * 1024, disposition: 'attachment' };

const rules: Record<string, MediaRule> = {
  'image/png': image,
  'image/jpeg': image,
  'image/gif': image,
  'image/webp': image,
  'image/avif': image,
  // Images run no scripts; if opened directly, the CSP of the response forbids them.
  'image/svg+xml': { ...image, maxBytes: 2 * 1024 * 1024 },
  'video/mp4': moving,
  'video/webm': moving,
  'video/ogg': moving,
  'audio/mpeg': moving,
  'audio/mp4': moving,
  'audio/ogg': moving,
  'audio/wav': moving,
  'audio/webm': moving,
  'model/gltf-binary': file,
  'model/gltf+json': file,
  'application/pdf': file,
};

export function mediaRule(type: string): MediaRule | null {
  return Object.hasOwn(rules, type) ? rules[type]! : null;
}

/** Leading bytes needed to detect a type. */
export const sniffedBytes = 512;

/**
 * Type of a file by its first bytes. The content-type header is not trusted: HTML labeled image/png is not an image. null
 * for every type that is not served.
 */
export function sniffType(head: Uint8Array): string | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'image/gif';
  if (ascii(0, 4) === 'RIFF') return { WEBP: 'image/webp', WAVE: 'audio/wav' }[ascii(8, 12)] ?? null;
  if (ascii(4, 8) === 'ftyp') return typeOfBrand(ascii(8, 12));
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'video/webm';
  if (ascii(0, 4) === 'OggS') return ascii(0, 64).includes('\x80theora') ? 'video/ogg' : 'audio/ogg';
  if (ascii(0, 3) === 'ID3' || (head[0] === 0xff && (head[1]! & 0xe6) === 0xe2)) return 'audio/mpeg';
  if (ascii(0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(0, 4) === 'glTF') return 'model/gltf-binary';
  return typeOfText(new TextDecoder().decode(head));
}

function typeOfBrand(brand: string): string {
  if (/^avi[fs]$/.test(brand)) return 'image/avif';
  return brand.startsWith('M4A') ? 'audio/mp4' : 'video/mp4';
}

/** An SVG starts with its element, preceded only by declarations and comments, never with an HTML element. */
function typeOfText(text: string): string | null {
  const start = text
    .replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?/i, '')
    .toLowerCase();
  if (/^<svg[\s>]/.test(start)) return 'image/svg+xml';
  return /^\s*\{\s*"(?:asset|accessor|buffer|scene|node|mesh)/i.test(text) ? 'model/gltf+json' : null;
}
