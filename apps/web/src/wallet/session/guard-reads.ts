import { ExpiringCache } from '@antescope/sources/core/expiring-cache';
import type { GuardReads, TokenMarks } from '@antescope/wallet/guard/guard-reads';
import { getJson } from '../../lib/http.ts';

const keepMs = 60_000;
const mostEntries = 200;
/** The preview waits for these reads: a slow history is one that is not known. */
const patienceMs = 3000;
const mostContacts = 100;

interface ActionPage {
  data: { rows: { trace: { data: unknown } }[]; next: string | null } | null;
  meta: { complete: boolean };
}

interface Holdings {
  data: { tokens: HeldToken[] } | null;
}

type HeldToken = TokenMarks & { contract: string; currency: string };

interface Versions {
  data: { versions: { what: string; hash: string | null }[] } | null;
}

/** Reads of the guard from the site's REST API. */
export function siteGuardReads(base: string): GuardReads {
  const cache = new ExpiringCache<unknown>(mostEntries);
  const read = <T>(path: string): Promise<T> =>
    cache.get(path, keepMs, () =>
      getJson<T>(`${base}/api/v1/${path}`, { signal: AbortSignal.timeout(patienceMs) }),
    ) as Promise<T>;
  const sent = (from: string, query: string): Promise<ActionPage> =>
    read<ActionPage>(`accounts/${from}/actions?kind=send&spam=show&${query}`);
  return {
    recentContacts: async (from) => {
      const { data } = await sent(from, `limit=${mostContacts}`);
      return [...new Set((data?.rows ?? []).flatMap(({ trace }) => recipientOf(trace.data)))];
    },
    hasSent: async (from, to) => {
      const { data, meta } = await sent(from, `with=${to}&limit=1`);
      if (data !== null && data.rows.length > 0) return true;
      // A search that stopped early found nothing out.
      return data !== null && data.next === null && meta.complete ? false : null;
    },
    tokenMarks: async (from, contract, code) => {
      const { data } = await read<Holdings>(`account/${from}?type=getAccountTokens`);
      const held = data?.tokens.find((token) => token.contract === contract && token.currency === code);
      return held === undefined ? null : { looksLike: held.looksLike, spam: held.spam };
    },
    codeVersions: async (contract) => {
      const { data } = await read<Versions>(`contracts/${contract}/history`);
      const code = (data?.versions ?? []).filter(({ what }) => what === 'code');
      return code.length === 0 ? null : code.map(({ hash }) => hash);
    },
  };
}

function recipientOf(data: unknown): string[] {
  const { to } = (typeof data === 'object' && data !== null ? data : {}) as { to?: unknown };
  return typeof to === 'string' ? [to] : [];
}
