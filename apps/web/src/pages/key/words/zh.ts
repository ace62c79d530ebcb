import type { KeyWords } from './en.ts';

export const words: KeyWords = {
  title: (key) => `密钥 ${key}`,
  heading: '公钥',
  what: '该密钥的账户',
  none: '没有使用此密钥的账户',
  noKey: (text) => `${text} 不是公钥`,
  key: '密钥',
  legacy: '旧格式',
  curve: '曲线',
  curves: { K1: 'secp256k1 (K1)', R1: 'secp256r1 (R1)', WA: 'WebAuthn (WA)' },
  holders: (count) => `${count} 个权限`,
  account: '账户',
  permission: '权限',
  weight: '权重',
  of: (weight, threshold) => `${weight} / ${threshold}`,
  alone: '可单独行使',
  together: '需要其他签名',
};
