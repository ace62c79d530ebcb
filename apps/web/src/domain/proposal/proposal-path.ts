export function proposalPath(proposer: string, name: string): string {
  return `/msig/${encodeURIComponent(proposer)}/${encodeURIComponent(name)}`;
}
