export const strings: StringFolders['pages/transfer/nft-batch'] = {
  title: 'NFT 일괄 전송',
  description: (chain) => `${chain}에서 목록의 계정으로 NFT를 보냅니다`,
  about:
    '목록의 길이에는 제한이 없으며 트랜잭션마다 100건씩 보냅니다. 실패 후 이어서 진행해도 각 NFT는 한 번만 전송됩니다.',
  format: '한 줄에 NFT 하나: 계정, ID, 메모',
  lines: 'NFT 목록',
  act: (count) => `NFT ${count}개 보내기`,
  total: (count) => `NFT 총 ${count}개`,
  backed: (name, backed) => `${name}은(는) ${backed}(으)로 뒷받침되며, 이는 새 소유자에게 함께 넘어갑니다.`,
  lineFaults: {
    'asset-missing': '이 계정은 해당 NFT를 보유하지 않습니다',
    'asset-ambiguous': '같은 ID의 NFT가 여럿입니다: 컨트랙트:ID로 쓰세요',
    'asset-twice': '앞 줄에 이미 있는 NFT입니다',
    'line-columns': '계정, ID, 메모가 필요합니다',
  },
};
