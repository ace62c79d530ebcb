export const strings = {
  missing: 'NFT not found',
  missingText: 'Cannot find NFT',
  title: (id: string) => `NFT ${id}`,
  whatOne: (id: string) => `the NFT ${id}`,
  id: 'ID',
  standard: 'Standard',
  owner: 'Owner',
  burned: 'burned',
  author: 'Author',
  collection: 'Collection',
  schema: 'Schema',
  template: 'Template',
  mint: 'Mint',
  editionSize: 'Edition size',
  backed: 'Backed by',
  problem: 'Some data could not be loaded',
  immutable: 'Immutable data',
  mutable: 'Mutable data',
  noData: 'None',
  media: 'Media',
  kinds: {
    image: 'Image',
    video: 'Video',
    model: '3D model',
    audio: 'Audio',
    stage: 'Stage',
    skybox: 'Skybox',
    pdf: 'PDF',
  },
  save: 'Save file',
  history: 'History',
  whatHistory: 'the history of this NFT',
  noHistory: 'No history found',
  event: 'Event',
  time: 'Time',
  transaction: 'Transaction',
};

declare global {
  interface StringFolders {
    'pages/nft': typeof strings;
  }
}
