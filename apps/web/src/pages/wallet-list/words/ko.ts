import type { WalletListWords } from './en.ts';

export const words: WalletListWords = {
  title: '지갑',
  description: (chain) => `여기서 ${chain}에 서명할 수 있는 지갑`,
  about: '키는 지갑에만 있고 이 사이트는 볼 수 없습니다. 사이트는 일어날 일을 보여 주고 지갑이 서명합니다.',
  none: (chain) => `${chain}에서 제공되는 지갑이 없습니다.`,
  ready: '지금 사용할 수 있음',
  later: '알려져 있으나 아직 연결할 수 없음',
  site: '웹사이트',
  desktop: '데스크톱 및 모바일 앱',
  mobile: '모바일 앱 및 브라우저 확장',
  cloud: '제공사 계정으로 브라우저에서 사용',
  local: '테스트 체인 키, 이 브라우저에 보관',
  hardware: '하드웨어 장치',
  commandLine: '명령줄',
};
