/** A link in a text: its host in lower case without 'www.', and the whole of it. */
export interface MemoLink {
  host: string;
  text: string;
}

/** Characters of a memo that are looked at; token contracts take 256 bytes, others what they like. */
const lookedAt = 2000;
/** Most memos are plain as they are: printable ASCII without brackets. */
const plainAlready = /^[ !-'*-Z\\^-z|~]*$/;
const linkShape = /^(https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:\d{1,5})?([/?#].*)?$/;
/** Endings that make a bare 'name.ending' a link; account names have dots, too. */
const endings = new Set(
  'com net org io app xyz site online top club win vip info link live fun shop store tech pro me co cc ly biz eu ru cn'.split(
    ' ',
  ),
);

/**
 * A memo as a reader sees it: compatibility forms made plain, invisible characters away, and dots that were disguised
 * ('bit[.]ly', 'bit (dot) ly') put back.
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
  const found: MemoLink[] = [];
  const apart = memo.toLowerCase().replaceAll(/https?:\/\//g, (scheme) => ` ${scheme}`);
  for (const word of apart.split(/[\s<>"'`()[\]{}|,;!]+/)) {
    const [, scheme, host, , path] = linkShape.exec(withoutStops(word)) ?? [];
    if (host === undefined) continue;
    const known = endings.has(host.slice(host.lastIndexOf('.') + 1));
    if (scheme === undefined && path === undefined && !known) continue;
    found.push({ host: host.replace(/^www\./, ''), text: word });
  }
  return found;
}

function withoutStops(word: string): string {
  let end = word.length;
  while (end > 0 && (word[end - 1] === '.' || word[end - 1] === ':')) end--;
  return word.slice(0, end);
}
