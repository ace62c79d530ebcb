export const strings = {
  missing: 'NFT not found',
  missingText: 'Cannot find NFT',
  title: (id: string) => `NFT ${id}`,
  whatOne: (id: string) => `the NFT ${id}`,
  id: 'Id',
  standard: 'Standard',
  owner: 'Owner',
  burned: 'burned',
  author: 'Author',
  collection: 'Collection',
  schema: 'Schema',
  template: 'Template',
  mint: 'Mint',
  editionSize: 'Edition',
  backed: 'Backed by',
  problem: 'Not all of its data could be read',
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
  save: 'Save the file',
  history: 'History',
  whatHistory: 'the history of this NFT',
  noHistory: 'Nothing is known to have happened to it',
  event: 'Event',
  time: 'Time',
  transaction: 'Transaction',
};

declare global {
  interface StringFolders {
    'pages/nft': typeof strings;
  }
}
