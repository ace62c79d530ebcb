/** A link in a text: its host in lower case without 'www.', and the whole of it. */
export interface MemoLink {
  host: string;
  text: string;
}

/** Max scanned characters of a memo; token contracts allow 256 bytes, others any length. */
const lookedAt = 2000;
/** Most memos need no normalization: printable ASCII without brackets. */
const plainAlready = /^[ !-'*-Z\\^-z|~]*$/;
const linkShape = /^(https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:\d{1,5})?([/?#].*)?$/;
/** Endings that make a bare 'name.ending' a link; account names have dots too. */
const endings = new Set(
  'com net org io app xyz site online top club win vip info link live fun shop store tech pro me co cc ly biz eu ru cn'.split(
    ' ',
  ),
);

/**
 * A memo as a reader sees it: compatibility forms normalized, invisible characters removed, and obfuscated dots
 * ('bit[.]ly', 'bit (dot) ly') restored.
 */
export function plainMemo(memo: string): string {
  if (memo.length <= lookedAt && plainAlready.test(memo)) return memo;
  return memo
    .slice(0, lookedAt)
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/ ?(?:\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)) ?/gi, '.');
}

/** The links of a plain memo. Bare hosts count where they have a path or a well-known ending. */
export function linksOf(memo: string): MemoLink[] {
  if (!memo.includes('.')) return [];
  const links: MemoLink[] = [];
  const apart = memo.toLowerCase().replaceAll(/https?:\/\//g, (scheme) => ` ${scheme}`);
  for (const word of apart.split(/[\s<>"'`()[\]{}|,;!]+/)) {
    const [, scheme, host, , path] = linkShape.exec(withoutStops(word)) ?? [];
    if (host === undefined) continue;
    const hasKnownEnding = endings.has(host.slice(host.lastIndexOf('.') + 1));
    if (scheme === undefined && path === undefined && !hasKnownEnding) continue;
    links.push({ host: host.replace(/^www\./, ''), text: word });
  }
  return links;
}

function withoutStops(word: string): string {
  let end = word.length;
  while (end > 0 && (word[end - 1] === '.' || word[end - 1] === ':')) end--;
  return word.slice(0, end);
}
