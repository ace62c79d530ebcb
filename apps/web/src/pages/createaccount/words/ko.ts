import type { CreateAccountWords } from './en.ts';

export const words: CreateAccountWords = {
  title: '계정 만들기',
  description: (chain) => `내 계정으로 ${chain}에 새 계정 만들기`,
  about: '연결된 계정이 새 계정의 RAM과 스테이크 비용을 냅니다.',
  name: '새 계정 이름',
  nameHint: '12자: a-z와 1-5',
  owner: 'Owner 키',
  active: 'Active 키',
  activeHint: '비워 두면 Owner 키',
  ram: 'RAM (바이트)',
  ramHint: '새 계정에는 약 3000이 필요합니다',
  cpu: (symbol) => `CPU 스테이크 (${symbol})`,
  net: (symbol) => `NET 스테이크 (${symbol})`,
  acts: { 'create-account': { title: (name) => `${name} 만들기`, done: (name) => `${name} 만들었음` } },
  again: '다른 계정 만들기',
};
