import type { KnownNames, ProducerName, ProposalName } from './use-known-names.ts';

/** Characters from which on producers and proposals are matched. */
const minTyped = 2;

/** Producers whose name starts with the text, or a word of whose site does; not its top-level domain. */
export function producerMatches(text: string, { producers }: Pick<KnownNames, 'producers'>): ProducerName[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < minTyped) return [];
  return producers.filter(({ name, site }) => {
    const words = site.split('.').slice(0, -1).join('-').split('-');
    return [name, site, ...words].some((word) => word.startsWith(typed));
  });
}

/** Open proposals by name, or by 'proposer/name'. */
export function proposalMatches(text: string, { proposals }: Pick<KnownNames, 'proposals'>): ProposalName[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < minTyped) return [];
  return proposals.filter(({ proposer, name }) =>
    typed.includes('/') ? `${proposer}/${name}`.startsWith(typed) : name.startsWith(typed),
  );
}
