import type { StandIn } from './stand-in.ts';

/** The airgrab list of the story's chain: one token for each method, all of one contract. */
export const airgrabList: StandIn = ({ path }) => {
  if (path.join('/') !== 'list.json') return null;
  const token = { contract: 'grabgrab1111', website: 'https://grab.example' };
  return { value: [{ ...token, name: 'Grab', symbol: '4,GRAB', method: 'claim', logo: null }] };
};
