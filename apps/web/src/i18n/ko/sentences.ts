import type { sentences as english } from '../en/sentences.ts';

// Names precede spaces, not particles: the right particle depends on the pronunciation of the name.
export const sentences: typeof english = {
  transfer: '{from} → {to}: {quantity} 전송',
  memo: '{memo}',
  issue: '{contract} → {to}: {quantity} 발행',
  newAccount: '{creator}: 계정 {name} 생성',
  setCode: '{account}: 컨트랙트 배포',
  removeCode: '{account}: 컨트랙트 제거',
  setAbi: '{account}: ABI 설정',
  updateAuth: '권한 {permission} 업데이트됨',
  linkAuth: '{permission} 권한이 {contract}의 {action} 액션에 연결됨',
  linkContract: '{permission} 권한이 {contract}의 모든 액션에 연결됨',
  buyRam: '{payer}: {quantity} 어치 RAM 구매',
  buyRamFor: '{payer}: {receiver} 계정에 {quantity} 어치 RAM 구매',
  buyRamBytes: '{payer}: RAM {bytes} 바이트 구매',
  buyRamBytesFor: '{payer}: {receiver} 계정에 RAM {bytes} 바이트 구매',
  sellRam: '{account}: RAM {bytes} 바이트 판매',
  stake: '{from}: CPU {cpu}, NET {net} 스테이킹',
  stakeFor: '{from}: {receiver} 계정에 CPU {cpu}, NET {net} 스테이킹',
  unstake: '{from}: CPU {cpu}, NET {net} 언스테이킹',
  unstakeFrom: '{from}: {receiver} 계정에서 CPU {cpu}, NET {net} 언스테이킹',
  refund: '{owner}: 언스테이킹한 토큰 환불 수령',
  vote: '{voter} 투표: {producers}',
  voteProxy: '{voter}: {proxy} 계정을 투표 프록시로 설정',
  voteNone: '{voter}: 모든 투표 철회',
};
