import type { ProofWords } from './en.ts';

export const words: ProofWords = {
  check: '이 브라우저에서 검증',
  title: '이 브라우저에서 검증됨',
  block: '블록 ID',
  transaction: '트랜잭션 ID',
  same: '바이트에서 직접 계산: 일치',
  other: '바이트에서 직접 계산: 불일치',
  untold: '노드가 계산에 필요한 내용을 모두 알려 주지 않습니다',
  notWithin: '블록에는 ID만 들어 있습니다',
  producer: '생성자가 서명한 키',
  signers: '서명한 키',
  nobody: '없음',
  unsaid: '노드가 서명된 내용을 더는 알려 주지 않습니다',
  failed: '검증할 수 없음',
};
