import type { KeyWords } from './en.ts';

export const words: KeyWords = {
  title: (key) => `Clave ${key}`,
  heading: 'Clave pública',
  what: 'las cuentas de la clave',
  none: 'Ninguna cuenta usa esta clave',
  noKey: (text) => `${text} no es una clave pública`,
  key: 'Clave',
  legacy: 'Forma antigua',
  curve: 'Curva',
  curves: { K1: 'secp256k1 (K1)', R1: 'secp256r1 (R1)', WA: 'WebAuthn (WA)' },
  holders: (count) => (count === 1 ? '1 permiso' : `${count} permisos`),
  account: 'Cuenta',
  permission: 'Permiso',
  weight: 'Peso',
  of: (weight, threshold) => `${weight} de ${threshold}`,
  alone: 'basta por sí sola',
  together: 'necesita otras',
};
