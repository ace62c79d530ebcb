import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/nft/1099511627793?owner=alice'],
    live: ['/nft/1099511627776?owner=alice'],
  },
  shots: {
    nft: '/nft/1099511627803',
    'nft-missing': '/nft/5',
  },
  fullShots: {
    'nft-everything': '/nft/1099511627851',
    'nft-video': '/nft/1099511627823',
    'nft-audio': '/nft/1099511627825',
    'nft-model': '/nft/1099511627827',
    'nft-all-media': '/nft/1099511627830',
    'nft-no-picture': '/nft/1099511627835',
    'nft-simple': '/nft/100000000000001',
    'nft-simple-pdf': '/nft/100000000000028',
    'nft-simple-nested': '/nft/100000000000030',
    'nft-hostile': '/nft/100000000000031',
    'nft-hostile-unbroken': '/nft/1099511627875',
  },
};
