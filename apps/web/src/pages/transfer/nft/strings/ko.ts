export const strings: StringFolders['pages/transfer/nft'] = {
  title: 'NFT 보내기',
  description: (chain) => `${chain}에서 내 계정의 NFT를 보냅니다`,
  none: '이 계정에는 NFT가 없습니다.',
  notConnected: '지갑을 연결하여 보유한 NFT 중에서 선택하세요.',
  filter: '이름, 컬렉션 또는 ID로 거르기',
  noMatch: '일치하는 NFT가 없습니다.',
  more: (count) => `더 보기 (${count})`,
  chosen: (count) => `NFT ${count}개 선택됨`,
  again: '새 전송',
  fields: {
    assets: { label: 'NFT' },
    to: { label: '받는 계정' },
    memo: { label: '메모', hint: '공개, 최대 256바이트' },
  },
  acts: {
    'send-nft': {
      title: (name, id, to) => `${name} (${id})을 ${to}에게 보내기`,
      done: (name, id, to) => `${name} (${id})을 ${to}에게 보냄`,
    },
    'send-nfts': {
      title: (count, to) => `NFT ${count}개를 ${to}에게 보내기`,
      done: (count, to) => `NFT ${count}개를 ${to}에게 보냄`,
    },
  },
  faults: {
    'nfts-missing': 'NFT를 하나 이상 선택하세요',
    'nfts-many': (most) => `NFT는 최대 ${most}개까지 선택하세요`,
    'nft-to-self': '자신이 아닌 계정을 입력하세요',
  },
  notes: {
    'nft-backed': (name, backed) => `${name}을 뒷받침하는 ${backed}도 새 소유자의 것이 됩니다.`,
  },
};
