import { useBoot } from '../../lib/boot/boot-context.ts';
import { getData } from '../../lib/api-data.ts';
import { useRead } from '../../lib/use-read.ts';

export interface ProducerName {
  name: string;
  /** Host of its site without 'www.'; empty without one. */
  site: string;
}

export interface ProposalName {
  proposer: string;
  name: string;
}

export interface KnownNames {
  producers: readonly ProducerName[];
  /** Open proposals, newest first. */
  proposals: readonly ProposalName[];
}

const none: KnownNames = { producers: [], proposals: [] };

/** Producers and open proposals of the chain, read while something is searched; nothing that was typed is sent. */
export function useKnownNames(searching: boolean): KnownNames {
  const { base, ownNode } = useBoot();
  // Our server does not know the user's own node. A failure shows none: the search works without them.
  const { read } = useRead(searching && ownNode === null ? base || '/' : null, async (signal) => {
    const [producers, proposals] = await Promise.all([
      getData<{ name: string; url: string }[]>(`${base}/api/v1/producers?limit=200`, signal).catch(() => null),
      getData<{ lives: (ProposalName & { status: string })[] }>(`${base}/api/v1/proposals?limit=100`, signal).catch(
        () => null,
      ),
    ]);
    return {
      producers: (producers ?? []).map(({ name, url }) => ({ name, site: siteOf(url) })),
      proposals: (proposals?.lives ?? []).filter(({ status }) => status === 'open'),
    };
  });
  return read.state === 'ready' ? read.value : none;
}

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
