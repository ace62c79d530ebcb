import type { KeyboardWords } from './en.ts';

export const words: KeyboardWords = {
  title: '키보드',
  list: [
    ['/', '검색'],
    ['Ctrl K', '검색'],
    ['g h', '홈으로'],
    ['g l', '실시간 트랜잭션으로'],
    ['g t', '토큰으로'],
    ['g v', '투표로'],
    ['g w', '지갑으로'],
    ['j k', '다음 행과 이전 행'],
    ['Enter', '행 열기'],
    ['[ ]', '이전 블록과 다음 블록'],
    ['c', '이 페이지의 이름이나 ID 복사'],
    ['Esc', '닫기'],
    ['?', '이 목록'],
  ],
};
