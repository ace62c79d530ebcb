import type { LiveWords } from './en.ts';

export const words: LiveWords = {
  title: '실시간 트랜잭션',
  description: '지금 일어나는 액션',
  what: '최근 액션',
  start: '시작',
  pause: '일시정지',
  running: '실행 중',
  paused: '일시정지됨',
  connecting: '연결 중…',
  lost: '연결이 끊겼습니다',
  reconnect: '다시 연결',
  account: '계정',
  action: '액션',
  filter: '필터',
  clear: '지우기',
  none: '액션이 없습니다',
  time: '시간',
  transaction: '트랜잭션',
  happened: '일어난 일',
  undone: (block) => `포크: ${block} 이후의 블록이 교체되었습니다`,
  gap: '자리를 비운 동안 일부 액션을 놓쳤습니다',
};
