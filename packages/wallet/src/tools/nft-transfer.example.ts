import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { nftText, transferNfts } from './nft-transfer.ts';

const nfts = [{ id: '1099511627776', contract: 'atomicassets' as const, name: 'One', backed: [] }];

export const examples: ToolExamples = {
  transferNfts: exampleForm(
    'wax',
    transferNfts,
    { actor: 'alice', owned: nfts },
    { assets: nftText(nfts[0]!), to: 'bob' },
  ),
};
