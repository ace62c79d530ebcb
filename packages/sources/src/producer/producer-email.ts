import { textOf } from '../core/http-request.ts';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { PublicFile, SourceContext } from '../core/source-context.ts';

const maxBytes = 500_000;
const timeoutMs = 1000;
const cacheMs = 3_600_000;

/**
 * Email address in the bp.json of a producer's website: the file of this chain by chains.json, or /bp.json. 'empty' if it
 * names none, or another account.
 */
export function producerEmail(
  at: Pick<SourceContext, 'chain' | 'share'>,
  readFile: PublicFile,
  account: string,
  website: string,
): Promise<Outcome<string>> {
  const site = new URL(website);
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(textOf(await readFile(new URL(path, site).href, { maxBytes, timeoutMs })));
  return at.share(`bp.json ${account} ${site.href}`, cacheMs, async () => {
    const about = { source: 'bp.json', endpoint: site.origin };
    try {
      const path = await read('/chains.json').then(
        (chains) => textAt(chains, ['chains', at.chain.chainId ?? '']) ?? '/bp.json',
        // Optional.
        () => '/bp.json',
      );
      const file = await read(path);
      const email = textAt(file, ['org', 'email']);
      const isOwn = textAt(file, ['producer_account_name']) === account;
      return isOwn && email !== null && isEmail(email) ? data(email, meta(about)) : empty(meta(about));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return failed([{ ...about, code: 'bad-answer', message: message.slice(0, 200) }]);
    }
  });
}

/** Own text at a path of an untrusted value. */
function textAt(value: unknown, path: readonly string[]): string | null {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return null;
    current = (current as Record<string, unknown>)[key];
  }
  return typeof current === 'string' ? current : null;
}

function isEmail(text: string): boolean {
  return /^[^\s@<>"']{1,64}@[^\s@<>"']{1,190}$/.test(text.trim());
}
