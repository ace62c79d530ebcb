import type { CreateAccountWords } from './en.ts';

export const words: CreateAccountWords = {
  title: '계정 만들기',
  description: (chain) => `내 계정으로 ${chain}에 새 계정 만들기`,
  about: '연결된 계정이 새 계정의 RAM과 스테이크 비용을 냅니다.',
  name: '새 계정 이름',
  nameHint: '12자: a-z와 1-5',
  badName: '12자의 이름 (a-z, 1-5)',
  owner: 'Owner 키',
  active: 'Active 키',
  activeHint: '비워 두면 Owner 키',
  badKey: '공개 키만 가능하며 54자이고 PUB_K1로 시작해야 합니다',
  ram: 'RAM (바이트)',
  ramHint: '새 계정에는 약 3000이 필요합니다',
  badRam: '정수 바이트를 입력하세요',
  cpu: (symbol) => `CPU 스테이크 (${symbol})`,
  net: (symbol) => `NET 스테이크 (${symbol})`,
  badAmount: (example) => `${example} 같은 수량, 또는 비워 두세요`,
  act: (name) => `${name} 만들기`,
  actPlain: '계정 만들기',
};
